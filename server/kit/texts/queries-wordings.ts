import type { Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';

/** A reworded text; null = the language has the original. */
export type Reworded = Record<Language, string | null>;

export interface WordingTexts extends Reworded {
  key: string;
}

/** Returns the reworded texts of messages. */
export async function selectMessageWordings(db: ReadDb): Promise<WordingTexts[]> {
  return db
    .selectFrom('wordings')
    .select(['key', 'text_uz as uz', 'text_ru as ru', 'text_en as en'])
    .where('key', 'like', 'messages.%')
    .execute();
}
