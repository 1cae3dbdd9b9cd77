import { expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';

const frame = { width: 720, fontSize: 24 };
const anchors = (points: { x: number; y: number; label: string }[]) =>
  placeLabels(points, frame).map(({ anchor }) => anchor);

it('a city’s name is on the right if there is room', () => {
  expect(anchors([{ x: 340, y: 310, label: 'Buxoro' }])).toEqual(['start']);
});

it('names of adjacent cities neither overlap nor leave the map', () => {
  expect(
    anchors([
      { x: 527, y: 235, label: 'Ташкент · 2' },
      { x: 623, y: 281, label: 'Фергана' },
      { x: 618, y: 250, label: 'Наманган' },
    ]),
  ).toEqual(['end', 'end', 'middle']);
});
