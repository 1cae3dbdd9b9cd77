import type { PageWording } from '#contract/wording.ts';
import type { ReadDb } from '#database/connect.ts';

/** Returns the reworded texts of messages. */
export async function selectMessageWordings(db: ReadDb): Promise<PageWording[]> {
  return db
    .selectFrom('wordings')
    .select(['key', 'text_uz as textUz', 'text_ru as textRu', 'text_en as textEn'])
    .where('key', 'like', 'messages.%')
    .execute();
}
