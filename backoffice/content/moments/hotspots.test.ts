import { expect, it } from 'vitest';
import { movedTo, pointAfterKey, pointIn } from './hotspots.ts';

it('a press in a picture is converted to percent of its width and height', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  expect(pointIn(box, { clientX: 200, clientY: 100 })).toEqual({ x: 25, y: 25 });
  expect(pointIn(box, { clientX: 10, clientY: 900 })).toEqual({ x: 0, y: 100 });
});

it('BO-50: arrow keys move a hotspot by one percent, with Shift by ten, and never out of the picture', () => {
  const spot = { productId: 1, x: 96, y: 50 };
  const right = pointAfterKey(spot, { key: 'ArrowRight', shiftKey: true }) ?? spot;
  expect(movedTo([spot], 0, right)).toEqual([{ productId: 1, x: 100, y: 50 }]);
  expect(pointAfterKey(spot, { key: 'ArrowUp', shiftKey: false })).toEqual({ x: 96, y: 49 });
  expect(pointAfterKey(spot, { key: 'Enter', shiftKey: false })).toBeNull();
});
