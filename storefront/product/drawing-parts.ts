// Outlines of what jewellery is worn on, in millimetres of a grown woman. Each fills a square whose side is `side`; SVG paths.

export interface Body {
  /** mm */
  side: number;
  path: string;
}

const round = (value: number) => Number(value.toFixed(1));

/** One finger from its root upwards: it narrows a little and ends round. */
function finger({ left, width, root, tip }: { left: number; width: number; root: number; tip: number }) {
  const top = width * 0.42;
  const middle = left + width / 2;
  const [a, b] = [round(middle - top), round(middle + top)];
  return (
    `M${round(left)} ${root}C${round(left)} ${round(root - 24)} ${a} ${round(root - 30)} ${a} ${round(tip + top)}` +
    `C${a} ${round(tip - top * 0.3)} ${b} ${round(tip - top * 0.3)} ${b} ${round(tip + top)}` +
    `C${b} ${round(root - 30)} ${round(left + width)} ${round(root - 24)} ${round(left + width)} ${root}` +
    // the nail
    `M${round(middle - top * 0.6)} ${round(tip + top * 1.9)}v${round(-top)}q0 ${round(-top * 0.6)} ${round(top * 0.6)} ${round(-top * 0.6)}` +
    `t${round(top * 0.6)} ${round(top * 0.6)}v${round(top)}`
  );
}

/** Where the ring lies on the drawn hand: the middle of the ring finger's root. */
export interface Hand extends Body {
  at: { x: number; y: number };
  fingerWidth: number;
}

/** The back of a hand, whose ring finger a ring of that size fits. */
export function handFor(sizeMm: number): Hand {
  const gap = 1.2;
  const widths = [sizeMm - 3, sizeMm + 0.4, sizeMm + 1.2, sizeMm + 0.6];
  const tips = [34, 16, 9, 17];
  const roots = [84, 80, 79, 82];
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * 3;
  let left = (100 - total) / 2;
  const lefts = widths.map((width) => {
    const own = left;
    left += width + gap;
    return own;
  });
  const fingers = widths.map((width, index) =>
    finger({ left: lefts[index] ?? 0, width, root: roots[index] ?? 80, tip: tips[index] ?? 10 }),
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
        .map(
          (at, index) =>
            `M${round(at - gap)} ${Math.max(roots[index] ?? 0, roots[index + 1] ?? 0)}q${gap / 2} 2.4 ${gap} 0`,
        )
        .join(''),
    at: { x: ringLeft + ringWidth / 2, y: 71 },
    fingerWidth: ringWidth,
  };
}

/** An ear of 62 mm, its lobe in the upper half, so that what hangs has room. */
export const ear: Body & { at: { x: number; y: number } } = {
  side: 120,
  path:
    'M57 66c-4 3-9 1-9-5 0-9-9-15-9-32 0-16 11-25 24-25 14 0 23 10 23 24 0 15-10 21-15 28-4 5-3 15-10 17-2 .6-4 0-4-7Z' +
    'M47 36c-1-13 6-23 16-23 9 0 15 6 15 15 0 10-8 14-13 21-2 3-3 6-3 9M54 41c-1-8 2-16 9-17 6-.5 9 4 8 9-1 6-8 8-10 14' +
    'M39 74c-3 12-12 20-22 26M86 14c10 8 18 22 20 40',
  at: { x: 53.6, y: 64 },
};

/** A neck and shoulders from the chin to the breast. */
export const neck: Body & { at: { x: number; y: number } } = {
  side: 300,
  path:
    'M96 0c3 34 2 54-6 68-12 20-52 26-84 44M204 0c-3 34-2 54 6 68 12 20 52 26 84 44' +
    'M138 92c-16-6-36-8-62 0M162 92c16-6 36-8 62 0M38 300c-2-26-6-52-14-76M262 300c2-26 6-52 14-76',
  at: { x: 150, y: 78 },
};

/** A forearm that comes from below; the hand begins above. */
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
