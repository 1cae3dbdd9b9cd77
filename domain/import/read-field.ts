import { type BoundField, cellOf, type FileRow } from './bound-field.ts';
import type { FieldForm, ReferenceTable } from './fields.ts';
import { exactSteps, readDecimal, somOf } from './read-number.ts';
import { readDay, readFlag, readWord, tidied, uzbekText } from './read-words.ts';
import { read, type Read, refuse, type RowProblem } from './row-problem.ts';

/** The value of a field: text, number, flag, list or nothing. */
export type FactValue = string | number | boolean | readonly string[] | null;
export type Facts = Readonly<Record<string, FactValue>>;

/** The records of the shop by every (folded) word that identifies them. */
export type References = Readonly<Record<ReferenceTable, ReadonlyMap<string, string | number>>>;

/** Folds a text for comparison: lowercase, `ё` as `е`. */
export function folded(text: string): string {
  return tidied(text).toLowerCase().replaceAll('ё', 'е');
}

/**
 * Returns the values of the fields of one group in a row, by column. A field with an empty cell is left out, or null if an empty cell
 * means "none". Values that cannot be accepted are added to `problems`.
 */
export function readFacts(
  fields: readonly BoundField[],
  row: FileRow,
  { references, problems }: { references: References; problems: RowProblem[] },
): Record<string, FactValue> {
  const facts: Record<string, FactValue> = {};
  for (const bound of fields) {
    const written = tidied(cellOf(bound, row));
    const { field, path } = bound;
    if (written === '') {
      if (field.isNeeded === true) problems.push({ code: 'EMPTY', field: path, value: '' });
      else if (field.mayBeNone === true) facts[field.column] = null;
      continue;
    }
    const answer = readForm(field.form, { text: meant(bound, written), bound, references });
    if (answer.ok) facts[field.column] = answer.value;
    else problems.push({ ...problemOf(answer), field: path, value: written });
  }
  return facts;
}

const problemOf = ({ code, detail }: { code: RowProblem['code']; detail?: string }) =>
  detail === undefined ? { code } : { code, detail };

const betweenWords = /[,;|]/u;

/** Translates the file's word to the shop's word. In a field of several words each is looked up, unless the whole text is a known word. */
function meant({ values, otherwise, field: { form } }: BoundField, written: string): string {
  if (values === null) return written;
  const own = (word: string) => values.get(folded(word));
  const whole = own(written);
  if (whole !== undefined || form.is !== 'references') return whole ?? otherwise ?? written;
  return written
    .split(betweenWords)
    .map((word) => own(word) ?? otherwise ?? word)
    .join(',');
}

interface Reading {
  text: string;
  bound: BoundField;
  references: References;
}

function readForm(form: FieldForm, { text, bound, references }: Reading): Read<FactValue> {
  switch (form.is) {
    case 'text':
      return read(form.isUzbek === true ? uzbekText(text) : text);
    case 'flag':
      return readFlag(text);
    case 'day':
      return readDay(text);
    case 'word':
      return readWord(text, form.words);
    case 'reference':
      return readReference(text, references[form.to]);
    case 'references':
      return readReferences(text, references[form.to]);
    case 'number': {
      const number = readDecimal(text, bound.decimalMark);
      return number.ok ? exactSteps(number.value, bound.factor, form.decimals) : number;
    }
    case 'money': {
      const number = readDecimal(text, bound.decimalMark);
      return number.ok ? somOf(number.value, bound.money) : number;
    }
  }
}

function readReference(text: string, rows: ReadonlyMap<string, string | number>): Read<string | number> {
  const found = rows.get(folded(text));
  if (found !== undefined) return read(found);
  // lists only the codes of word lists, which are few and allowed in a file; categories and stores have numbers
  const codes = [...new Set(rows.values())].filter((value) => typeof value === 'string');
  return refuse('UNKNOWN_WORD', codes.length === 0 ? undefined : codes.join(', '));
}

function readReferences(text: string, rows: ReadonlyMap<string, string | number>): Read<string[]> {
  const found: string[] = [];
  for (const part of text.split(betweenWords)) {
    if (part.trim() === '') continue;
    const word = readReference(part, rows);
    if (!word.ok) return word;
    if (!found.includes(String(word.value))) found.push(String(word.value));
  }
  return read(found);
}
