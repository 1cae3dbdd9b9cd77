/** A whole turn is shown in so many steps (ui.md 1.4 asks for 24 to 36). */
export const spinSteps = 36;
/** How many CSS pixels under the finger are one step. */
const stepPx = 8;

/** Any number of steps, as one within the turn. */
export const withinTurn = (step: number): number => ((step % spinSteps) + spinSteps) % spinSteps;

/** Where a drag from `start` by `px` leads: to the right the piece turns on. */
export const draggedTo = (start: number, px: number): number => withinTurn(start + Math.round(px / stepPx));

/** Turntables make one turn in so many seconds, whether the film shows one or several. */
const turnSeconds = 2;

/** The moment of the film for a step, s; a little inside its picture, not on its edge. */
export const momentOf = (step: number, filmSeconds: number): number =>
  (Math.min(turnSeconds, filmSeconds) * (withinTurn(step) + 0.5)) / spinSteps;

/** The step that a film shows at a moment, s. */
export const stepAt = (moment: number, filmSeconds: number): number =>
  withinTurn(Math.floor((moment / Math.min(turnSeconds, filmSeconds)) * spinSteps));

export const degreesOf = (step: number): number => (withinTurn(step) * 360) / spinSteps;
