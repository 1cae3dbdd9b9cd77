import type { PageLanguage } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import { textsInCyrillic, toCyrillic } from '#texts/cyrillic/to-cyrillic.ts';
import en from '#texts/en/messages.json' with { type: 'json' };
import ru from '#texts/ru/messages.json' with { type: 'json' };
import uz from '#texts/uz/messages.json' with { type: 'json' };
import { selectMessageWordings, type WordingTexts } from './queries-wordings.ts';

export type { Reworded, WordingTexts } from './queries-wordings.ts';

/** The texts of SMS and mails to shoppers, in one language. */
export type MessageWords = typeof ru;

/** As they are in the files of texts. */
export const originalMessageWords: Readonly<Record<PageLanguage, MessageWords>> = {
  ru,
  uz,
  'uz-Cyrl': textsInCyrillic(uz),
  en,
};

/** Returns the texts of messages as the staff reworded them: read for each message, so that a change applies to the next one. */
export async function loadMessageWords(db: ReadDb, language: PageLanguage): Promise<MessageWords> {
  const rows = await selectMessageWordings(db);
  const original = originalMessageWords[language];
  if (rows.length === 0) return original;
  const words = structuredClone(original);
  for (const row of rows) {
    const text = textOf(row, language);
    if (text !== null) setText(words, row.key.split('.').slice(1), text);
  }
  return words;
}

function textOf(texts: WordingTexts, language: PageLanguage): string | null {
  if (language === 'uz-Cyrl') return texts.uz === null ? null : toCyrillic(texts.uz);
  return texts[language];
}

/** A key without an original, which a later version of the shop has removed, changes nothing. */
function setText(words: object, path: readonly string[], text: string): void {
  const [name = '', ...rest] = path;
  const found: unknown = Reflect.get(words, name);
  if (typeof found === 'string' && rest.length === 0) Reflect.set(words, name, text);
  else if (typeof found === 'object' && found !== null) setText(found, rest, text);
}
