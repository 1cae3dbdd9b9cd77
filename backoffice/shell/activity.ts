/** After this time without input on the page, its calls are marked as idle (docs/decisions/0058). */
const idleAfterMs = 60_000;

const state = { touchedAt: Date.now() };

/** Listens for input on the page; called at its start. */
export function watchActivity(): void {
  for (const gesture of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(gesture, () => (state.touchedAt = Date.now()), { passive: true, capture: true });
}

export const isIdle = (): boolean => Date.now() - state.touchedAt > idleAfterMs;
