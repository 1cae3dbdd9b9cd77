import type { Point } from './tile-math.ts';

export interface Labelled extends Point {
  label: string;
}

/** The position of the text, as SVG attributes. */
export interface PlacedLabel extends Point {
  anchor: 'start' | 'middle' | 'end';
}

interface Frame {
  width: number;
  fontSize: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const dot = 9;
/** The width of a letter, as a fraction of the font size. */
const letterWidth = 0.6;

/** Places each label next to, above or below its dot, without covering other dots or labels and inside the frame. */
export function placeLabels(points: readonly Labelled[], frame: Frame): PlacedLabel[] {
  const taken: Box[] = points.map(({ x, y }) => ({
    left: x - dot,
    right: x + dot,
    top: y - dot,
    bottom: y + dot,
  }));
  return points.map((point) => {
    const places = placesOf(point, frame);
    const [first] = places;
    const chosen =
      places.find(
        ({ box }) => box.left >= 0 && box.right <= frame.width && !taken.some((other) => overlap(box, other)),
      ) ?? first;
    taken.push(chosen.box);
    return chosen.place;
  });
}

function placesOf({ x, y, label }: Labelled, { fontSize }: Frame): [Candidate, ...Candidate[]] {
  const width = label.length * fontSize * letterWidth;
  const gap = dot + 4;
  const at = (place: PlacedLabel): Candidate => {
    const left = { start: place.x, middle: place.x - width / 2, end: place.x - width }[place.anchor];
    return { place, box: { left, right: left + width, top: place.y - fontSize * 0.75, bottom: place.y + 4 } };
  };
  const middle = y + fontSize * 0.35;
  return [
    at({ x: x + gap, y: middle, anchor: 'start' }),
    at({ x: x - gap, y: middle, anchor: 'end' }),
    at({ x, y: y - gap - 2, anchor: 'middle' }),
    at({ x, y: y + gap + fontSize * 0.75, anchor: 'middle' }),
  ];
}

interface Candidate {
  place: PlacedLabel;
  box: Box;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
