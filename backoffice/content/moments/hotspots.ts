import type { StaffScene } from '#contract/admin/content/moment.ts';

export type Hotspots = StaffScene['hotspots'];
export interface Point {
  /** Percent of the width and height, from the left and the top edge. */
  x: number;
  y: number;
}

const inPicture = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;

/** The position of a press within a picture; both in px of the window. */
export const pointIn = (
  box: { left: number; top: number; width: number; height: number },
  at: { clientX: number; clientY: number },
): Point => ({
  x: inPicture(((at.clientX - box.left) / box.width) * 100),
  y: inPicture(((at.clientY - box.top) / box.height) * 100),
});

/** Moves a hotspot to another point; coordinates outside the picture are clamped to its edge. */
export const movedTo = (hotspots: Hotspots, place: number, { x, y }: Point): Hotspots =>
  hotspots.map((spot, index) => (index === place ? { ...spot, x: inPicture(x), y: inPicture(y) } : spot));

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The point that an arrow key moves a hotspot to: by one percent, with Shift ten; null for another key. */
export function pointAfterKey(
  point: Point,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Point | null {
  const step = steps[key];
  if (step === undefined) return null;
  const far = shiftKey ? 10 : 1;
  return { x: point.x + step.x * far, y: point.y + step.y * far };
}
