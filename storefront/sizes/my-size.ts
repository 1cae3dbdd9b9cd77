import { useState } from 'react';
import { ringSizes } from './ring-size.ts';

// Kept in this browser alone: the size, and how many of its pixels make a millimetre.
const sizeKey = 'my-size';
const scaleKey = 'pixels-per-mm';

/** CSS pixels of a millimetre that a screen may have: from a large television to a small phone. */
export const scales = { min: 2.4, max: 9, step: 0.02 };

export function useMySize() {
  const [size, setSize] = useState(() => readSize(storage()?.getItem(sizeKey)));
  return {
    size,
    save: (mm: number) => {
      write(sizeKey, String(mm));
      setSize(mm);
    },
    forget: () => {
      write(sizeKey, null);
      setSize(null);
    },
  };
}

/** The screen's scale: measured with a bank card, or null before that. */
export function useScale() {
  const [scale, setScale] = useState(() => readScale(storage()?.getItem(scaleKey)));
  return {
    scale,
    save: (pixelsPerMm: number | null) => {
      write(scaleKey, pixelsPerMm === null ? null : String(pixelsPerMm));
      setScale(pixelsPerMm);
    },
  };
}

/** What a screen of its kind usually has; phones pack more of CSS's pixels into a millimetre than desks do. */
export const guessedScale = (): number => (matchMedia('(pointer: coarse)').matches ? 6.1 : 3.78);

/** Somebody else may have written there: only a size that is made counts. */
export function readSize(kept: string | null | undefined): number | null {
  const size = Number(kept ?? Number.NaN);
  return ringSizes.includes(size) ? size : null;
}

export function readScale(kept: string | null | undefined): number | null {
  const scale = Number(kept ?? Number.NaN);
  return scale >= scales.min && scale <= scales.max ? scale : null;
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) storage()?.removeItem(key);
    else storage()?.setItem(key, value);
  } catch {
    // a full or forbidden store: the size is right until the page is left
  }
}

/** A browser may forbid it, and even looking at it. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
