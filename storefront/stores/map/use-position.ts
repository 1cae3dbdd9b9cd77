import { useState } from 'react';
import type { Place } from './distance.ts';

export type PositionState = { kind: 'unasked' | 'locating' | 'refused' } | { kind: 'known'; place: Place };

const patienceMs = 10_000;

/**
 * The shopper's position. The browser asks for permission only after `locate` was called (STO-4), and the position is
 * not sent to the server.
 */
export function usePosition(): { state: PositionState; locate: () => void } {
  const [state, setState] = useState<PositionState>({ kind: 'unasked' });
  const locate = (): void => {
    setState({ kind: 'locating' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setState({ kind: 'known', place: { latitude, longitude } }),
      () => setState({ kind: 'refused' }),
      { timeout: patienceMs, maximumAge: 300_000 },
    );
  };
  return { state, locate };
}
