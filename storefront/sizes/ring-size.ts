// Ring sizes of other countries, computed from the rules of domain.md 2.1. Retailers' tables differ by up to a quarter.

import { ringSizes, sizeStep } from './ring-sizes.ts';

export interface RingSize {
  /** Inner diameter, mm: the size in Uzbekistan and Russia. */
  mm: number;
  /** Inner circumference, mm, one decimal. */
  circumferenceMm: number;
  /** ISO 8653: the circumference to the nearest half. */
  eu: number;
  /** With a fraction sign: 6½. */
  us: string;
  /** BS 6820: letters, half letters, and beyond Z. */
  uk: string;
  /** Italy, Spain, Switzerland: circumference less 40. */
  italy: number;
}

export function ringSize(mm: number): RingSize {
  const circumference = mm * Math.PI;
  return {
    mm,
    circumferenceMm: toNearest(circumference, 0.1),
    eu: toNearest(circumference, 0.5),
    us: withFraction(toNearest((mm - 11.63) / 0.8128, 0.25)),
    uk: britishSize(circumference),
    italy: toNearest(circumference - 40, 0.5),
  };
}

/** The ring size for a strip of paper around the finger, mm: rounded up to the next half size; null if no ring is made in it. */
export function sizeOfStrip(stripMm: number): number | null {
  const size = Math.ceil(Number((stripMm / Math.PI / sizeStep).toFixed(6))) * sizeStep;
  return ringSizes.includes(size) ? size : null;
}

/** A is 37.5 mm around, each letter adds 1.25 mm. */
function britishSize(circumference: number): string {
  const letters = toNearest((circumference - 37.5) / 1.25, 0.5);
  const lastLetter = 25;
  if (letters > lastLetter + 0.5) return `Z+${withFraction(letters - lastLetter)}`;
  return `${String.fromCharCode(65 + Math.floor(letters))}${letters % 1 === 0 ? '' : '½'}`;
}

const toNearest = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toFixed(2));

function withFraction(value: number): string {
  const sign = new Map([
    [0.25, '¼'],
    [0.5, '½'],
    [0.75, '¾'],
  ]).get(value % 1);
  return `${Math.floor(value)}${sign ?? ''}`;
}
