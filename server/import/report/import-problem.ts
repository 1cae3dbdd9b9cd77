import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Language } from '#contract/words.ts';
import { fillText } from '#contract/wording-rules.ts';
import en from '#texts/en/bo-imports.json' with { type: 'json' };
import ru from '#texts/ru/bo-imports.json' with { type: 'json' };
import uz from '#texts/uz/bo-imports.json' with { type: 'json' };

type Facts = Record<string, string | number>;
export type ImportProblemCode = keyof typeof ru.problem;
export type MappingErrorCode = keyof typeof ru.mapping;

/** One error of a mapping. `path`: the field, `piece.serialNumber`; empty = the mapping as a whole. */
export interface MappingError {
  path: string;
  code: MappingErrorCode;
  facts?: Facts;
}

interface Details {
  errors?: readonly MappingError[];
  /** The titles of the file's columns, if one that was expected is missing. */
  columns?: readonly string[];
}

/** Why a file cannot be imported at all. The step that throws it has changed nothing. Its message is English, for logs. */
export class ImportProblem extends Error {
  readonly why: ImportWhy;
  constructor(
    code: ImportProblemCode,
    facts: Facts = {},
    { cause, ...details }: Details & { cause?: unknown } = {},
  ) {
    const why = { code, facts, ...details };
    super(sentenceOf(why, 'en'), { cause });
    this.name = 'ImportProblem';
    this.why = why;
  }
}

/** As it is stored, so that everybody reads it in their language. */
export interface ImportWhy extends Details {
  code: ImportProblemCode;
  facts: Facts;
}

const texts = { ru, uz, en };

/** The sentence for the staff; each error of a mapping is a line of its own. */
export function sentenceOf({ code, facts, errors = [], columns }: ImportWhy, language: Language): string {
  const words = texts[language];
  const lines = errors.map(({ path, code: error, facts: of = {} }) => {
    const text = fillText(words.mapping[error], of);
    return path === '' ? text : `${path}: ${text}`;
  });
  const known = columns && fillText(words.columns, { columns: columns.join(' · ') });
  return [fillText(words.problem[code], facts), ...lines, ...(known === undefined ? [] : [known])].join('\n');
}

const Facts = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));
const codesOf = (group: object) => Type.Enum(Object.keys(group));
const storedWhy = Compile(
  Type.Object({
    code: codesOf(ru.problem),
    facts: Facts,
    errors: Type.Optional(
      Type.Array(
        Type.Object({ path: Type.String(), code: codesOf(ru.mapping), facts: Type.Optional(Facts) }),
      ),
    ),
    columns: Type.Optional(Type.Array(Type.String())),
  }),
);

/** The sentence of a stored reason. Reasons stored before 2026-11-29 are sentences, and stay as they are. */
export function storedSentence(stored: string, language: Language): string {
  if (!stored.startsWith('{')) return stored;
  return sentenceOf(storedWhy.Parse(JSON.parse(stored)) as ImportWhy, language); // its codes are checked
}
