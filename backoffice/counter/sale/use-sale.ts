import { useCallback, useEffect, useRef, useState } from 'react';
import type { CounterSale } from '#contract/admin/counter.ts';
import type { StaffAnswer, StaffInput } from '#client/admin/call-staff-api.ts';
import { isApiProblem } from '#client/problem.ts';
import { forgetDraft } from '../../kit/forms/draft-store.ts';
import { callApi } from '../../shell/api.ts';
import { receiptDraft } from './receipt-panel.tsx';
import { useActionQueue } from './use-action-queue.ts';

type Change = StaffInput<'PATCH /api/admin/v1/counter/sales/:id'>['body'];
type Finish = StaffInput<'POST /api/admin/v1/counter/sales/:id/done'>['body'];
export type Finished = StaffAnswer<'POST /api/admin/v1/counter/sales/:id/done'>;

/** The shortest interval between renewals of the hold while the sale is being used. */
const renewEveryMs = 90_000;
/** Interval of polling the sale while a second person decides on a discount. */
const awaitedEveryMs = 5000;

/** The current sale and its actions. `error` and `endError` belong to the last action. */
export function useSale(opened: CounterSale) {
  const { sale, setSale, params } = useLatestSale(opened);
  const [finished, setFinished] = useState<Finished | null>(null);
  // the serial numbers of pieces whose hold expired
  const [lost, setLost] = useState<readonly string[]>([]);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { attempt, attemptEnd, error, endError, isBusy } = useActionQueue();
  const replaceSale = (send: () => Promise<CounterSale>) => attempt(async () => setSale(await send()));
  const open = async () => {
    const next = await callApi('POST /api/admin/v1/counter/sales', { body: { storeId: sale.storeId } });
    setFinished(null);
    setLost([]);
    setKey(crypto.randomUUID());
    setSale(next);
  };
  const renew = useCallback(
    (before: CounterSale) =>
      callApi('POST /api/admin/v1/counter/sales/:id/renewal', { params: { id: before.id } })
        .then((after) => {
          if (after.lines.length < before.lines.length)
            setLost(before.lines.map(({ piece }) => piece.serialNumber));
          setSale(after);
        })
        // the next action reports the error
        .catch(() => undefined),
    [setSale],
  );
  useRenewal(sale, renew);
  const { awaited, setAwaited } = useAwaitedDiscount(sale, renew);
  return {
    sale,
    finished,
    lost,
    error,
    endError,
    isBusy,
    scan: (serial: string) => {
      setLost([]);
      return replaceSale(() =>
        callApi('POST /api/admin/v1/counter/sales/:id/pieces', { params: params(), body: { serial } }),
      );
    },
    remove: (serial: string) =>
      replaceSale(() =>
        callApi('DELETE /api/admin/v1/counter/sales/:id/pieces/:serial', { params: { ...params(), serial } }),
      ),
    /** A discount that a second person has to approve, in percent; null = none. */
    awaited,
    change: async (body: Change) => {
      setAwaited(null);
      try {
        setSale(await callApi('PATCH /api/admin/v1/counter/sales/:id', { params: params(), body }));
      } catch (error) {
        const isRequested = isApiProblem(error) && error.problem.code === 'APPROVAL_NEEDED';
        if (!isRequested || !body.manualDiscount) throw error;
        setAwaited(body.manualDiscount.percent);
      }
    },
    finish: (body: Finish) =>
      attemptEnd(async () => {
        const input = { params: params(), body };
        setFinished(await callApi('POST /api/admin/v1/counter/sales/:id/done', input, { key }));
        await forgetDraft(receiptDraft(input.params.id));
      }),
    drop: () =>
      attemptEnd(async () => {
        await dropSale(params());
        await open();
      }),
    next: () => attempt(open),
  };
}

async function dropSale(params: { id: number }): Promise<void> {
  await callApi('DELETE /api/admin/v1/counter/sales/:id', { params });
  await forgetDraft(receiptDraft(params.id));
}

/**
 * The latest state of the sale for queued actions: a scan queued while a sale is being dropped belongs to the sale
 * that is open when it runs.
 */
function useLatestSale(opened: CounterSale) {
  const [sale, setShown] = useState(opened);
  const latest = useRef(opened);
  const setSale = useCallback((next: CounterSale) => {
    latest.current = next;
    setShown(next);
  }, []);
  return { sale, setSale, params: () => ({ id: latest.current.id }) };
}

/** The discount in percent that a second person has to approve; the sale is polled until it has the discount. */
function useAwaitedDiscount(sale: CounterSale, renew: (sale: CounterSale) => Promise<void>) {
  const [awaited, setAwaited] = useState<number | null>(null);
  const isAwaited = awaited !== null && sale.manualDiscount?.percent !== awaited;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setInterval(() => void renew(sale), awaitedEveryMs);
    return () => clearInterval(timer);
  }, [isAwaited, sale, renew]);
  return { awaited: isAwaited ? awaited : null, setAwaited };
}

/** Renews the hold on keyboard or pointer input; loads the sale again after the hold has expired. */
function useRenewal(sale: CounterSale, renew: (sale: CounterSale) => Promise<void>): void {
  const renewedAt = useRef(0);
  const { heldUntil } = sale;
  useEffect(() => {
    if (heldUntil === null) return undefined;
    renewedAt.current = Date.now();
    const onWork = () => {
      if (Date.now() - renewedAt.current < renewEveryMs) return;
      renewedAt.current = Date.now();
      void renew(sale);
    };
    const overIn = Date.parse(heldUntil) - Date.now();
    const timer = setTimeout(() => void renew(sale), Math.max(0, overIn) + 1500);
    document.addEventListener('keydown', onWork);
    document.addEventListener('pointerdown', onWork);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onWork);
      document.removeEventListener('pointerdown', onWork);
    };
  }, [sale, heldUntil, renew]);
}
