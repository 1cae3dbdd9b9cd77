import type { Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import { textIn } from '#server/kit/texts/text-in.ts';
import en from '#texts/en/bo-exchange.json' with { type: 'json' };
import ru from '#texts/ru/bo-exchange.json' with { type: 'json' };
import uz from '#texts/uz/bo-exchange.json' with { type: 'json' };
import { selectWordNames } from '../queries-known.ts';

interface Named {
  code: string;
  detail: string | null;
}

const words = { ru: ru.word, uz: uz.word, en: en.word };

/**
 * Names the words of which an unknown one should have been one: `жёлтое золото (yellow)`. They are stored as codes, because everybody
 * reads the refusals in their language. One statement, and none if no word was unknown.
 */
export async function nameWords<Row extends Named>(
  db: ReadDb,
  rows: readonly Row[],
  language: Language,
): Promise<Row[]> {
  if (!rows.some(isUnknownWord)) return [...rows];
  const lists = new Map<string, Map<string, string>>([['', new Map(Object.entries(words[language]))]]);
  for (const { list, code, name } of await selectWordNames(db))
    lists.set(list, (lists.get(list) ?? new Map<string, string>()).set(code, textIn(name, language)));
  return rows.map((row) => {
    if (!isUnknownWord(row)) return row;
    const codes = row.detail.split(', ');
    const names = listWith(codes, [...lists.values()]);
    const named = codes.map((code) => {
      const name = names.get(code) ?? code;
      return name === code ? code : `${name} (${code})`;
    });
    return { ...row, detail: named.join(', ') };
  });
}

/** The list that most of these codes are from: a refusal has all codes of its list, but not the list's name. */
function listWith(codes: readonly string[], lists: readonly ReadonlyMap<string, string>[]) {
  const known = (list: ReadonlyMap<string, string>) => codes.filter((code) => list.has(code)).length;
  const [best = new Map<string, string>()] = lists.toSorted((one, other) => known(other) - known(one));
  return best;
}

const isUnknownWord = <Row extends Named>(row: Row): row is Row & { detail: string } =>
  row.code === 'UNKNOWN_WORD' && row.detail !== null;
