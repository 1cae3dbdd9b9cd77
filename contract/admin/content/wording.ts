import { Type, type Static } from 'typebox';
import { Instant, Nullable, Shape, Words } from '../../primitives.ts';
import { AnyOf } from '../list.ts';
import { wordingKinds } from '../../wording-rules.ts';

/** Where shoppers read a text; SEARCH: titles and descriptions, in search engines and the tabs of browsers. */
export const wordingPlaces = ['FOOTER', 'HOME', 'PRODUCT', 'SEARCH', 'SMS', 'MAIL'] as const;

const Key = Type.String({ maxLength: 100, pattern: '^[a-z-]+(\\.[A-Za-z_]+)+$' });
const Text = Nullable(Type.String({ maxLength: 1000 }));
const texts = { textUz: Text, textRu: Text, textEn: Text };

/** A value of `{{name}}`, as an example. */
export const WordingPlaceholder = Shape({
  name: Type.String(),
  /** What the value is, by which the screen names it: the same `name` means different things in different texts. */
  meaning: Type.String(),
  exampleUz: Type.String(),
  exampleRu: Type.String(),
  exampleEn: Type.String(),
});

/** A text that the staff may reword. `text…` null: the language has the original. `version` 0: nothing was reworded. */
export const WordingRow = Shape({
  key: Key,
  place: Words(wordingPlaces),
  kind: Words(wordingKinds),
  /** What the text is about; several texts of one message have the same. */
  subject: Type.String(),
  originalUz: Type.String(),
  originalRu: Type.String(),
  originalEn: Type.String(),
  ...texts,
  placeholders: Type.Array(WordingPlaceholder),
  /** Appended by the shop to the text: the last line of an SMS with a code, the shop's name after some titles. Empty for other texts. */
  ending: Type.String(),
  version: Type.Integer({ minimum: 0 }),
  changedBy: Nullable(Type.String()),
  changedAt: Nullable(Instant),
});
export const WordingRows = Type.Array(WordingRow);
/** `q`: a part of the text in any language, of the original, of its name on the screen or of its key. `changed`: reworded ones. */
export const WordingsQuery = Shape({
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  place: Type.Optional(AnyOf),
  kind: Type.Optional(AnyOf),
  changed: Type.Optional(Type.Boolean()),
  sort: Type.Optional(Words(['place', '-place', 'changedAt', '-changedAt'])),
});
export const wordingColumns = ['name', 'place', 'kind', 'now', 'changedBy', 'changedAt', 'key'] as const;
export const WordingParams = Shape({ key: Key });
/** All three languages; null = the original. */
export const ChangeWording = Shape(texts);

export type WordingRow = Static<typeof WordingRow>;
export type WordingPlace = (typeof wordingPlaces)[number];
export type WordingColumn = (typeof wordingColumns)[number];
export type ChangeWording = Static<typeof ChangeWording>;
