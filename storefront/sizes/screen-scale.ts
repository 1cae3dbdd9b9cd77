import { useState } from 'react';
import { readStored, writeStored } from './browser-storage.ts';

const scaleKey = 'pixels-per-mm';

/** Possible CSS pixels per millimeter of a screen: from a large television to a small phone. */
export const scales = { min: 2.4, max: 9, step: 0.02 };

/** The screen's scale: calibrated with a bank card, or null before that. */
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

/** The usual scale of this kind of screen; phones have more CSS pixels per millimeter than desktops. */
export const guessedScale = (): number => (matchMedia('(pointer: coarse)').matches ? 6.1 : 3.78);

export function readScale(stored: string | null | undefined): number | null {
  const scale = Number(stored ?? Number.NaN);
  return scale >= scales.min && scale <= scales.max ? scale : null;
}
