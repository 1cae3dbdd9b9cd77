// Outlines of the parts of the body, in millimeters of a grown woman. Each fills a square whose side is `side`; SVG paths.

export interface Body {
  /** mm */
  side: number;
  path: string;
}

const round = (value: number) => Number(value.toFixed(1));

interface Finger {
  left: number;
  width: number;
  /** The y coordinates at which its left and right sides begin. */
  roots: [number, number];
  tip: number;
}

/** One finger from its root upwards, slightly narrowing, with a round tip. */
function finger({ left, width, roots: [root, other], tip }: Finger) {
  const top = width * 0.42;
  const middle = left + width / 2;
  const [a, b] = [round(middle - top), round(middle + top)];
  return (
    `M${round(left)} ${root}C${round(left)} ${round(root - 24)} ${a} ${round(root - 30)} ${a} ${round(tip + top)}` +
    `C${a} ${round(tip - top * 0.3)} ${b} ${round(tip - top * 0.3)} ${b} ${round(tip + top)}` +
    `C${b} ${round(other - 30)} ${round(left + width)} ${round(other - 24)} ${round(left + width)} ${other}` +
    // the nail, and the folds of the middle joint
    `M${round(middle - top * 0.52)} ${round(tip + top * 1.7)}v${round(-top * 0.7)}q0 ${round(-top * 0.55)} ${round(top * 0.52)} ${round(-top * 0.55)}` +
    `t${round(top * 0.52)} ${round(top * 0.55)}v${round(top * 0.7)}q${round(-top * 0.52)} ${round(top * 0.3)} ${round(-top * 1.04)} 0` +
    `M${round(middle - top * 0.5)} ${round((root + tip) / 2)}q${round(top * 0.5)} 1.2 ${round(top)} 0m${round(-top * 0.85)} 1.8q${round(top * 0.35)} .8 ${round(top * 0.7)} 0`
  );
}

/** Where the ring is on the drawn hand: the middle of the ring finger's root. */
export interface Hand extends Body {
  at: { x: number; y: number };
  fingerWidth: number;
}

/** The back of a hand whose ring finger fits a ring of the given size. */
export function handFor(sizeMm: number): Hand {
  const gap = 1.2;
  const widths = [sizeMm - 3, sizeMm + 0.4, sizeMm + 1.2, sizeMm + 0.6];
  const tips = [34, 16, 9, 17];
  // where two fingers meet; before the first and after the last the outline of the hand continues
  const webs = [84, 84, 81, 82, 82];
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * 3;
  let left = (100 - total) / 2;
  const lefts = widths.map((width) => {
    const own = left;
    left += width + gap;
    return own;
  });
  const fingers = widths.map((width, index) =>
    finger({
      left: lefts[index] ?? 0,
      width,
      roots: [webs[index] ?? 82, webs[index + 1] ?? 82],
      tip: tips[index] ?? 10,
    }),
  );
  const first = lefts[0] ?? 0;
  const [, ringLeft = 0] = lefts;
  const [, ringWidth = sizeMm] = widths;
  return {
    side: 100,
    path:
      fingers.join('') +
      `M${round(first)} 84c-1 6-1.5 10-1.5 16M${round(left - gap)} 82c2 6 6 9 9 12` +
      lefts
        .slice(1)
        .map((at, index) => `M${round(at - gap)} ${webs[index + 1]}q${gap / 2} 2.4 ${gap} 0`)
        .join(''),
    at: { x: ringLeft + ringWidth / 2, y: 71 },
    fingerWidth: ringWidth,
  };
}

/** An ear of 62 mm, its lobe in the upper half, so that a hanging piece has room. */
export const ear: Body & { at: { x: number; y: number } } = {
  side: 120,
  path:
    'M53 60C53 66 57 70 62 69C70 68 72 58 76 52C80 46 87 40 87 27C87 13 79 5 68 5C56 5 49 14 50 30C50 36 54 38 54 43C54 48 52 52 53 60' +
    'M57 27C57 17 62 12 69 12C76 12 80 18 80 26C80 36 73 40 70 47C68 52 66 55 61 54M62 35C60 26 64 20 69 20C74 20 75 26 73 31C71 36 65 38 64 45' +
    'M45 76C41 88 33 96 19 103M94 14C104 26 110 42 112 62',
  at: { x: 61, y: 62.5 },
};

/** A neck and shoulders from the chin to the breast. */
export const neck: Body & { at: { x: number; y: number } } = {
  side: 240,
  path:
    'M66 0c3 34 2 54-6 68-12 20-52 26-84 44M174 0c-3 34-2 54 6 68 12 20 52 26 84 44' +
    'M108 92c-16-6-36-8-62 0M132 92c16-6 36-8 62 0',
  at: { x: 120, y: 78 },
};

/** A forearm from the bottom edge; the hand begins above. */
export function wristFor(widthMm: number): Body & { at: { x: number; y: number }; wristWidth: number } {
  const half = widthMm / 2;
  const [left, right] = [round(70 - half), round(70 + half)];
  return {
    side: 140,
    path:
      `M${left - 10} 140C${left - 4} 118 ${left} 100 ${left} 84C${left} 62 ${left - 12} 50 ${left - 14} 30C${left - 15} 18 ${left - 13} 8 ${left - 12} 0` +
      `M${right + 10} 140C${right + 4} 118 ${right} 100 ${right} 84C${right} 66 ${right + 16} 58 ${right + 24} 40C${right + 28} 30 ${right + 30} 20 ${right + 38} 14`,
    at: { x: 70, y: 84 },
    wristWidth: widthMm,
  };
}
