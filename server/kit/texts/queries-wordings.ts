import type { ReadDb } from '#database/connect.ts';

/** A reworded text; null = the language has the original. */
export interface WordingTexts {
  key: string;
  uz: string | null;
  ru: string | null;
  en: string | null;
}

/** Returns the reworded texts of messages. */
export async function selectMessageWordings(db: ReadDb): Promise<WordingTexts[]> {
  return db
    .selectFrom('wordings')
    .select(['key', 'text_uz as uz', 'text_ru as ru', 'text_en as en'])
    .where('key', 'like', 'messages.%')
    .execute();
}
