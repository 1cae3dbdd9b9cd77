/** Number of steps of a whole turn (ui.md 1.4 requires 24 to 36). */
export const spinSteps = 36;
/** Length of one step under the finger, CSS pixels. */
const stepPx = 8;

/** The step within one turn, for any number of steps. */
export const withinTurn = (step: number): number => ((step % spinSteps) + spinSteps) % spinSteps;

/** The step after a drag of `px` from `start`; a drag to the right turns the piece forward. */
export const draggedTo = (start: number, px: number): number => withinTurn(start + Math.round(px / stepPx));

/** Duration of one turn of the turntable, s; a film may show several turns. */
const turnSeconds = 2;

/** The time in the film for a step, s; slightly inside its frame, not on the edge. */
export const momentOf = (step: number, filmSeconds: number): number =>
  (Math.min(turnSeconds, filmSeconds) * (withinTurn(step) + 0.5)) / spinSteps;

/** The step that a film shows at a given time, s. */
export const stepAt = (moment: number, filmSeconds: number): number =>
  withinTurn(Math.floor((moment / Math.min(turnSeconds, filmSeconds)) * spinSteps));

export const degreesOf = (step: number): number => (withinTurn(step) * 360) / spinSteps;
