import type { T } from '../../kit/words.tsx';
import { treatments } from './stone-form.ts';

/** The text for a treatment; an unknown code from an import is shown unchanged. */
export const treatmentWord = (t: T, code: string): string =>
  treatments.some((known) => known === code) ? t(`bo-pieces:stone.treatment.${code}`) : code;
