import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { beep } from './beep.ts';
import { callApi } from '../api.ts';
import { takeScan } from './scan-targets.ts';
import { Wedge } from './wedge.ts';

/** The list that contains the record of each kind. */
const addresses = {
  PIECE: '/pieces',
  CERTIFICATE: '/pieces',
  ORDER: '/orders',
  TRANSFER: '/transfers',
  MODEL: '/models',
  NOTHING: '',
};

const fields = 'input, textarea, select, [contenteditable]';

/** A scan that opened nothing: no record has this number, or the server did not answer. */
export interface Missed {
  text: string;
  isUnanswered: boolean;
}

/**
 * Scans anywhere in the back-office: by a wedge scanner outside of fields, and those passed to `find`. Each goes to
 * the part of the screen that accepts it, or opens its record. `missed`: the last one that was not found.
 */
export function useScans() {
  const navigate = useNavigate();
  const [missed, setMissed] = useState<Missed | null>(null);
  const find = useCallback(
    async (text: string): Promise<boolean> => {
      setMissed(null);
      const { kind, key } = await callApi('GET /api/admin/v1/scan', { query: { text } });
      if (key === null) return false;
      await navigate(`${addresses[kind]}/${key}`);
      return true;
    },
    [navigate],
  );
  /** Returns whether the screen has used it, and may accept more. */
  const scanned = useCallback(
    async (text: string): Promise<boolean> => {
      if (takeScan(text)) return true;
      const result = await find(text).catch((error: unknown) => (isApiProblem(error) ? false : 'unanswered'));
      if (result === true) return false;
      beep();
      setMissed({ text, isUnanswered: result === 'unanswered' });
      return true;
    },
    [find],
  );
  const onScan = useEffectEvent((text: string) => void scanned(text));
  // once: a new reader would lose the keys of a scan that arrives while the screen is rendered
  useEffect(() => {
    const wedge = new Wedge();
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
      if (pressed.target instanceof Element && pressed.target.closest(fields)) return;
      const text = wedge.read(pressed.key, pressed.timeStamp);
      if (text === null) return;
      // it completes a scan, so it must not press the focused element
      pressed.preventDefault();
      pressed.stopPropagation();
      onScan(text);
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return { find, scanned, missed, setMissed };
}
