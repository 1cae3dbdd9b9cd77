import type { T } from '../../kit/words.tsx';
import { treatments } from './stone-form.ts';

/** A treatment in words; another code than the shop's, which an import brought, as it is. */
export const treatmentWord = (t: T, code: string): string =>
  treatments.some((known) => known === code) ? t(`bo-pieces:stone.treatment.${code}`) : code;
