/** How many steps a whole turn has (ui.md 1.4 asks for 24 to 36). */
export const spinSteps = 36;
/** How many CSS pixels under the finger are one step. */
const stepPx = 8;

/** A step within the turn, for any number of steps. */
export const withinTurn = (step: number): number => ((step % spinSteps) + spinSteps) % spinSteps;

/** The step after a drag of `px` from `start`; a drag to the right turns the piece forward. */
export const draggedTo = (start: number, px: number): number => withinTurn(start + Math.round(px / stepPx));

/** How long a turn of the turntable takes, s; a film may show several turns. */
const turnSeconds = 2;

/** The moment of the film for a step, s; a little inside its picture, not on its edge. */
export const momentOf = (step: number, filmSeconds: number): number =>
  (Math.min(turnSeconds, filmSeconds) * (withinTurn(step) + 0.5)) / spinSteps;

/** The step that a film shows at a moment, s. */
export const stepAt = (moment: number, filmSeconds: number): number =>
  withinTurn(Math.floor((moment / Math.min(turnSeconds, filmSeconds)) * spinSteps));

export const degreesOf = (step: number): number => (withinTurn(step) * 360) / spinSteps;
