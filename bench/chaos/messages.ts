import { readFileSync } from 'node:fs';
import type { Db } from '#database/connect.ts';

/**
 * Returns what is wrong with the order messages received by the demo's phone and mailbox, as sentences. A message marked as sent must have
 * been delivered; one delivered while the shop was killed is delivered again with the same key, never with another. Messages before
 * `since` belong to the demo's history, which was not delivered.
 */
export async function findLostMessages(
  db: Db,
  { file, since }: { file: string; since: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('order_messages')
    .select(['message_state', 'tries'])
    .where('created_at', '>=', since)
    .execute();
  const sent = rows.filter((row) => row.message_state === 'SENT').length;
  const retried = rows.filter((row) => row.message_state === 'WAITING' && row.tries > 0).length;
  const keys = new Set(readKeys(file));
  console.log(`${sent} order messages were sent, ${keys.size} were received, counted by their keys`);
  const isRight = keys.size >= sent && keys.size <= sent + retried;
  return isRight ? [] : [`${sent} messages were sent, ${retried} are being sent, ${keys.size} were received`];
}

function readKeys(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (/"key":"([^"]+)"/.exec(line) ?? []).slice(1));
}
