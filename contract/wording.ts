import { Type, type Static } from 'typebox';
import { Nullable, Shape } from './primitives.ts';

const Text = Nullable(Type.String());

/** A line of pages that the staff reworded; null = the language has the original. */
export const PageWording = Shape({
  /** File and path of the text: `content.home.newTitle`. */
  key: Type.String(),
  textUz: Text,
  textRu: Text,
  textEn: Text,
});
export type PageWording = Static<typeof PageWording>;
