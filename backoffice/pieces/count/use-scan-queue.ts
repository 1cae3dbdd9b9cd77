import { useCallback, useEffect, useRef, useState } from 'react';
import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import { isApiProblem } from '#client/problem.ts';
import { callApi } from '../../shell/api.ts';
import { openStoredScans } from './stored-scans.ts';

type Answer = StaffAnswer<'POST /api/admin/v1/stocktakes/:id/scans'>;

/** Maximum number of scans per call. */
const most = 100;
const retryMs = 3000;
/** Errors after which a retry may succeed. */
const isPassing = (status: number): boolean => status >= 500 || status === 429 || status === 401;

interface Progress {
  onQueued: (count: number) => void;
  onAnswer: (answer: Answer) => void;
}

interface Part extends Progress {
  /** Only scans before this instant, because the count is paused. */
  before?: string;
}

/** Sends the stored scans in batches and deletes those that the server has received. */
async function sendStored(stocktakeId: number, { onQueued, onAnswer, before }: Part): Promise<void> {
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
    const call = { params: { id: stocktakeId }, body: { scans } };
    const answer = await callApi('POST /api/admin/v1/stocktakes/:id/scans', call);
    await stored.remove(part.map(({ id }) => id));
    onAnswer(answer);
  }
}

interface ScanQueue {
  /** Number of scans that the server has not received yet. */
  queued: number;
  /** Whether the last attempt to send them failed; it is repeated. */
  isCut: boolean;
  /** Why the server refuses them. */
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
      const hasRest = await sendUnlessPaused(stocktakeId, { onQueued: setQueued, onAnswer });
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
  return { queued, isCut, refusal, isPaused, add };
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
