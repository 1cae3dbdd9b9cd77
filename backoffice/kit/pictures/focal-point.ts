import type { FocalPoint } from '#contract/admin/catalog/media.ts';

export const middle: FocalPoint = { x: 50, y: 50 };

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The point after a key press: arrow keys move it by 1 %, with Shift by 10 %. Null for any other key. */
export function movedPoint({ x, y }: FocalPoint, key: string, isFar: boolean): FocalPoint | null {
  const step = steps[key];
  if (step === undefined) return null;
  const by = isFar ? 10 : 1;
  return { x: within(x + step[0] * by), y: within(y + step[1] * by) };
}

/** The position of a press on a picture, in percent of its width and height. */
export const pointAt = (
  press: { clientX: number; clientY: number },
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): FocalPoint => ({
  x: within(Math.round(((press.clientX - box.left) / box.width) * 100)),
  y: within(Math.round(((press.clientY - box.top) / box.height) * 100)),
});

const within = (percent: number): number => Math.max(0, Math.min(100, percent));
