import { Type } from 'typebox';
import { Id, LanguageWord, Line, Shape, Words } from '../primitives.ts';

/** ROLL: one label of 58 × 40 mm per page; SHEET: A4, as many labels as fit. */
export const labelLayouts = ['ROLL', 'SHEET'] as const;

export const PrintLabels = Shape({
  serials: Type.Array(Line(40), { minItems: 1, maxItems: 200, uniqueItems: true }),
  language: LanguageWord,
  layout: Words(labelLayouts),
});
export const PrintSlips = Shape({
  numbers: Type.Array(Type.String({ pattern: '^Z-[0-9]{6}-[0-9]{5,}$' }), {
    minItems: 1,
    maxItems: 50,
    uniqueItems: true,
  }),
  language: LanguageWord,
});

const number = Type.String({ pattern: '^Z-[0-9]{6}-[0-9]{5,}$' });
/** Prints the document of one record: an order by its number, a piece by its serial number, others by their ids. */
export const PrintOrderAct = Shape({ number, language: LanguageWord });
export const PrintPieceAct = Shape({ serial: Line(40), language: LanguageWord });
export const PrintRecordAct = Shape({ id: Id, language: LanguageWord });

/** A PDF: its file name, and its content in base64. */
export const PrintedPaper = Shape({ name: Type.String(), pdf: Type.String() });
