/** After so long without a hand on the page, what it calls is called by itself (docs/decisions/0058). */
const idleAfterMs = 60_000;

const state = { touchedAt: Date.now() };

/** Listens for a hand on the page, from its start on. */
export function watchActivity(): void {
  for (const gesture of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(gesture, () => (state.touchedAt = Date.now()), { passive: true, capture: true });
}

export const isIdle = (): boolean => Date.now() - state.touchedAt > idleAfterMs;
