import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { tokenHmac } from '#server/card/card-token.ts';
import { createSealer, type SealedPurpose, sealHeader } from '#server/kit/crypto/sealing.ts';
import { contactHmac } from '#server/request/contact-hmac.ts';
import {
  insertMuted,
  lockSealed,
  type SealedColumn,
  type SealedRow,
  selectContacts,
  selectMuted,
  updateSealed,
  updateTokenHmacs,
} from './queries-keys.ts';

export interface Secrets {
  /** The one that the shop starts with from now on. */
  secret: string;
  /** The one before; undefined: the secret stays, what is sealed in an older way is brought to the newest. */
  before: string | undefined;
}

export interface Resealed {
  /** Rows that were sealed again, by table. */
  changed: Record<SealedColumn, number>;
  /** `cards 12`: sealed under neither secret, or changed since. They stay as they are. */
  unreadable: string[];
  /** Muted contacts that are recognized under the new secret as well. */
  muted: number;
}

const purposeOf: Record<SealedColumn, SealedPurpose> = {
  cards: 'card-token',
  orders: 'hand-over-code',
  staff_factors: 'staff-totp',
};
const tables = ['cards', 'orders', 'staff_factors'] as const;
const batch = 500;

/**
 * Seals everything that is stored under the secret of before again under the new one, and by the cipher that is used now. In batches, each
 * a transaction: stopped in the middle, it goes on where it was. Run again, it changes nothing.
 */
export async function reseal(db: Db, secrets: Secrets): Promise<Resealed> {
  const unreadable: string[] = [];
  const changed = { cards: 0, orders: 0, staff_factors: 0 };
  for (const table of tables) {
    let after = 0;
    for (;;) {
      const done = await resealBatch(db, { table, secrets, after });
      if (done === undefined) break;
      after = done.last;
      changed[table] += done.changed;
      unreadable.push(...done.unreadable.map((id) => `${table} ${id}`));
    }
  }
  return { changed, unreadable, muted: await carryMutes(db, secrets) };
}

interface Batch {
  table: SealedColumn;
  secrets: Secrets;
  after: number;
}

async function resealBatch(db: Db, { table, secrets, after }: Batch) {
  return withTransaction(db, async (db) => {
    const header = sealHeader(secrets.secret);
    const rows = await lockSealed(db, { table, header, after, limit: batch });
    const last = rows.at(-1)?.id;
    if (last === undefined) return undefined;
    const opened = rows.map((row) => ({ ...row, text: openBy(secrets, purposeOf[table], row) }));
    const readable = opened.flatMap(({ id, text }) => (text === undefined ? [] : [{ id, text }]));
    const { seal } = createSealer(secrets.secret, purposeOf[table]);
    await updateSealed(db, { table, rows: readable.map(({ id, text }) => ({ id, sealed: seal(text) })) });
    if (table === 'cards') {
      const known = readable.map(({ id, text }) => ({ id, tokenHmac: tokenHmac(secrets.secret, text) }));
      await updateTokenHmacs(db, known);
    }
    const unreadable = opened.filter(({ text }) => text === undefined).map(({ id }) => id);
    return { last, changed: readable.length, unreadable };
  });
}

function openBy({ secret, before }: Secrets, purpose: SealedPurpose, { sealed }: SealedRow) {
  const known = before === undefined ? [secret] : [before, secret];
  for (const one of known) {
    try {
      return createSealer(one, purpose).open(sealed);
    } catch {
      // not by this one
    }
  }
  return undefined;
}

/**
 * Who wanted no messages gets none after a change of the secret: a muted contact is stored as an HMAC, which is made again for every contact
 * that the shop knows.
 */
async function carryMutes(db: Db, { secret, before }: Secrets): Promise<number> {
  if (before === undefined) return 0;
  const muted = await selectMuted(db);
  const since = new Map(muted.map(({ contactHmac: key, mutedAt }) => [key.toString('hex'), mutedAt]));
  const contacts = (await selectContacts(db)).flatMap((contact) => {
    const mutedAt = since.get(contactHmac(before, contact).toString('hex'));
    const next = contactHmac(secret, contact);
    return mutedAt === undefined || since.has(next.toString('hex')) ? [] : [{ next, mutedAt }];
  });
  await withTransaction(db, async (db) => {
    for (const { next, mutedAt } of contacts) await insertMuted(db, { contactHmac: next, mutedAt });
  });
  return contacts.length;
}
