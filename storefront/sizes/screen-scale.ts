import { useState } from 'react';
import { readStored, writeStored } from './browser-storage.ts';

const scaleKey = 'pixels-per-mm';

/** CSS pixels of a millimetre that a screen may have: from a large television to a small phone. */
export const scales = { min: 2.4, max: 9, step: 0.02 };

/** The screen's scale: measured with a bank card, or null before that. */
export function useScale() {
  const [scale, setScale] = useState(() => readScale(readStored(scaleKey)));
  return {
    scale,
    save: (pixelsPerMm: number | null) => {
      writeStored(scaleKey, pixelsPerMm === null ? null : String(pixelsPerMm));
      setScale(pixelsPerMm);
    },
  };
}

/** What a screen of its kind usually has; phones pack more of CSS's pixels into a millimetre than desks do. */
export const guessedScale = (): number => (matchMedia('(pointer: coarse)').matches ? 6.1 : 3.78);

export function readScale(stored: string | null | undefined): number | null {
  const scale = Number(stored ?? Number.NaN);
  return scale >= scales.min && scale <= scales.max ? scale : null;
}
