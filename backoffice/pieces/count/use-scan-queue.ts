import { useCallback, useEffect, useRef, useState } from 'react';
import type { StocktakeScan } from '#contract/admin/stock/stocktake.ts';
import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import { isApiProblem } from '#client/problem.ts';
import { callApi } from '../../shell/api.ts';
import { openStoredScans, type StoredScans } from './stored-scans.ts';

type Answer = StaffAnswer<'POST /api/admin/v1/stocktakes/:id/scans'>;

/** Maximum number of scans per call. */
const most = 100;
const retryMs = 3000;
const isWrong = (error: unknown): boolean =>
  isApiProblem(error) && error.problem.code === 'VALIDATION_FAILED';
/** Errors after which a retry may succeed. */
const isPassing = (status: number): boolean => status >= 500 || status === 429 || status === 401;

interface Progress {
  onQueued: (count: number) => void;
  onAnswer: (answer: Answer) => void;
  onRefused: (text: string) => void;
}

interface Part extends Progress {
  /** Only scans before this instant, because the count is paused. */
  before?: string;
}

/** Sends the stored scans in batches and deletes those that the server has received. */
async function sendStored(
  stocktakeId: number,
  { onQueued, onAnswer, onRefused, before }: Part,
): Promise<void> {
  const stored = await openStoredScans();
  for (;;) {
    const waiting = await stored.list(stocktakeId);
    onQueued(waiting.length);
    const due = before === undefined ? waiting : waiting.filter(({ at }) => at < before);
    const part = due.slice(0, most);
    if (part.length === 0) return;
    const scans = part.map(({ id, text, at, weightGrams }) => ({
      id,
      text,
      at,
      ...(weightGrams !== undefined && { weightGrams }),
    }));
    await send(stocktakeId, scans, { stored, onAnswer, onRefused });
  }
}

/** Sends a part. Where the server does not take it, one scan after another: one that it never takes must not hold back the rest. */
async function send(
  stocktakeId: number,
  scans: StocktakeScan[],
  { stored, onAnswer, onRefused }: Omit<Progress, 'onQueued'> & { stored: StoredScans },
): Promise<void> {
  const call = { params: { id: stocktakeId }, body: { scans } };
  try {
    onAnswer(await callApi('POST /api/admin/v1/stocktakes/:id/scans', call));
  } catch (error) {
    if (!isWrong(error)) throw error;
    const [first] = scans;
    if (scans.length > 1) {
      for (const scan of scans) await send(stocktakeId, [scan], { stored, onAnswer, onRefused });
      return;
    }
    if (first !== undefined) onRefused(first.text);
  }
  await stored.remove(scans.map(({ id }) => id));
}

interface ScanQueue {
  /** Number of scans that the server has not received yet. */
  queued: number;
  /** Whether the last attempt to send them failed; it is repeated. */
  isCut: boolean;
  /** Scans that the server refused and that have to be made again. */
  refused: readonly string[];
  /** Why the server refuses all of them, because the stocktake is closed for example. */
  refusal: string | null;
  /** Whether they stay in the browser because the count is paused. */
  isPaused: boolean;
  add: (text: string, grams: number | null) => void;
}

/** Queues the scans of a stocktake: each is stored in the browser first and sent, with its own id, until the server has received it. */
export function useScanQueue(stocktakeId: number, onAnswer: (answer: Answer) => void): ScanQueue {
  const [queued, setQueued] = useState(0);
  const [isCut, setCut] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isPaused, setPaused] = useState(false);
  const answered = useRef(onAnswer);
  const sending = useRef(false);
  useEffect(() => {
    answered.current = onAnswer;
  });
  const flush = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      const onAnswer = (answer: Answer) => {
        setCut(false);
        answered.current(answer);
      };
      const onRefused = (text: string) => setRefused((before) => [...before, text]);
      const hasRest = await sendUnlessPaused(stocktakeId, { onQueued: setQueued, onAnswer, onRefused });
      setPaused(hasRest);
    } catch (error) {
      if (isApiProblem(error) && !isPassing(error.problem.status)) setRefusal(error.problem.detail);
      else setCut(true);
    } finally {
      sending.current = false;
    }
  }, [stocktakeId]);
  useRetries(flush);
  const add = (text: string, grams: number | null) => {
    setQueued((count) => count + 1);
    void storeScan(stocktakeId, { text, grams }).then(flush);
  };
  return { queued, isCut, refused, refusal, isPaused, add };
}

/** While the count is paused, scans made since the pause stay in the browser. Returns whether there are any. */
async function sendUnlessPaused(stocktakeId: number, progress: Progress): Promise<boolean> {
  try {
    await sendStored(stocktakeId, progress);
    return false;
  } catch (error) {
    const before = isApiProblem(error) ? error.problem.facts?.['pausedAt'] : undefined;
    if (typeof before !== 'string') throw error;
    await sendStored(stocktakeId, { ...progress, before });
    return true;
  }
}

async function storeScan(
  stocktakeId: number,
  { text, grams }: { text: string; grams: number | null },
): Promise<void> {
  const stored = await openStoredScans();
  await stored.put({
    id: crypto.randomUUID(),
    stocktakeId,
    text: text.trim().slice(0, 300),
    at: new Date().toISOString(),
    ...(grams !== null && { weightGrams: grams }),
  });
}

/** Tries at once, every few seconds, and when the connection is back. */
function useRetries(flush: () => Promise<void>): void {
  useEffect(() => {
    const again = () => void flush();
    again();
    const timer = setInterval(again, retryMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [flush]);
}
