import { useCallback, useEffect, useRef, useState } from 'react';
import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import { isApiProblem } from '#client/problem.ts';
import { callApi } from '../../shell/api.ts';
import { openStoredScans } from './stored-scans.ts';

type Answer = StaffAnswer<'POST /api/admin/v1/stocktakes/:id/scans'>;

/** How many scans one call sends. */
const most = 100;
const retryMs = 3000;
/** What another attempt may change. */
const isPassing = (status: number): boolean => status >= 500 || status === 429 || status === 401;

interface Progress {
  onQueued: (count: number) => void;
  onAnswer: (answer: Answer) => void;
}

interface Part extends Progress {
  /** Only what was scanned before then: the count rests. */
  before?: string;
}

/** Sends what is stored, part by part; what the server has is stored no longer. */
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
  /** How many the server does not have yet. */
  queued: number;
  /** The last attempt to send them failed; it is repeated. */
  isCut: boolean;
  /** Why the server does not take them. */
  refusal: string | null;
  /** They wait in the browser because the count rests. */
  isPaused: boolean;
  add: (text: string, grams: number | null) => void;
}

/**
 * Scans of a stocktake on their way to the server: each is stored in the browser first and sent until the server has it, by its own id.
 */
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
