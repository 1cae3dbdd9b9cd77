import { type ChangeTags, tagsOfRecord } from '#contract/admin/tags.ts';
import type { Db } from '#database/connect.ts';
import { tagsAfter } from '#server/bulk/tag-action.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { lockOrdersById, updateOrderTags } from './queries-bulk.ts';

/** Adds tags to an order and removes others; tags that a colleague added in the meantime stay. Refuses with NOT_FOUND or TOO_MANY_TAGS. */
export async function tagOrder(db: Db, { id, change }: { id: number; change: ChangeTags }): Promise<void> {
  const [order] = await lockOrdersById(db, [id]);
  if (order === undefined) throw new Refusal('NOT_FOUND');
  const tags = tagsAfter(order.tags, change);
  if (tags.length > tagsOfRecord) throw new Refusal('TOO_MANY_TAGS');
  await updateOrderTags(db, [{ id, tags }]);
}
