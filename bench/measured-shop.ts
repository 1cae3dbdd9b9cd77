import type { Pool } from 'pg';
import type { CreatedApp } from '#server/app.ts';

/** A shop with a generated catalogue, measured by `npm run bench:search`. */
export interface MeasuredShop extends Omit<CreatedApp, 'runner'> {
  pool: Pool;
  models: number;
  /** The day of the last delivery, as days since 1970. */
  today: number;
}

/** Number of queries of each kind: to the index, and to plain SQL, in which each takes seconds on large catalogues. */
export function questionsFor(models: number): {
  mixes: number;
  sqlMixes: number;
  names: number;
  sqlTexts: number;
} {
  if (models > 300_000) return { mixes: 100, sqlMixes: 5, names: 8, sqlTexts: 8 };
  if (models > 30_000) return { mixes: 300, sqlMixes: 24, names: 30, sqlTexts: 40 };
  return { mixes: 300, sqlMixes: 100, names: 60, sqlTexts: 100 };
}
