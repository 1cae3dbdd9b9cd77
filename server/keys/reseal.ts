import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { tokenHmac } from '#server/card/card-token.ts';
import { createSealer, type SealedPurpose, sealHeader } from '#server/kit/crypto/sealing.ts';
import { contactHmac } from '#server/request/contact-hmac.ts';
import {
  insertMuted,
  lockSealed,
  type SealedPlace,
  type SealedRow,
  selectContacts,
  selectMuted,
  updateSealed,
  updateTokenHmacs,
} from './queries-keys.ts';

export interface Secrets {
  /** The secret that the shop uses from now on. */
  secret: string;
  /** The previous secret; undefined: the secret stays, and texts sealed in an older format are converted to the newest. */
  before: string | undefined;
}

export interface Resealed {
  /** Number of texts that were sealed again, by purpose. */
  changed: Record<SealedPurpose, number>;
  /** For example `cards 12`: sealed under neither secret, or changed since. They stay as they are. */
  unreadable: string[];
  /** Number of muted contacts that are also recognised under the new secret. */
  muted: number;
}

/** The places of every purpose; a new purpose does not compile without an entry. */
const placesOf: Record<SealedPurpose, readonly SealedPlace[]> = {
  'card-token': [{ table: 'cards', column: 'token_sealed' }],
  'hand-over-code': [{ table: 'orders', column: 'handover_code' }],
  'staff-totp': [{ table: 'staff_factors', column: 'secret_sealed' }],
  'gold-person': [{ table: 'gold_intakes', column: 'person_sealed' }],
  'webhook-secret': [
    { table: 'webhook_endpoints', column: 'secret_sealed' },
    { table: 'webhook_endpoints', column: 'old_secret_sealed' },
  ],
};
const purposes = ['card-token', 'hand-over-code', 'staff-totp', 'webhook-secret', 'gold-person'] as const;
const batch = 500;

/**
 * Seals every text stored under the previous secret again, under the new one and with the present cipher. Works in batches, each in a
 * transaction: after an interruption it continues where it stopped. Idempotent.
 */
export async function reseal(db: Db, secrets: Secrets): Promise<Resealed> {
  const unreadable: string[] = [];
  const changed = {
    'card-token': 0,
    'hand-over-code': 0,
    'staff-totp': 0,
    'webhook-secret': 0,
    'gold-person': 0,
  };
  for (const purpose of purposes)
    for (const place of placesOf[purpose]) {
      const done = await resealPlace(db, { purpose, place, secrets });
      changed[purpose] += done.changed;
      unreadable.push(...done.unreadable.map((id) => `${place.table} ${id}`));
    }
  return { changed, unreadable, muted: await carryMutes(db, secrets) };
}

interface Task {
  purpose: SealedPurpose;
  place: SealedPlace;
  secrets: Secrets;
}

async function resealPlace(db: Db, task: Task): Promise<{ changed: number; unreadable: number[] }> {
  const whole: { changed: number; unreadable: number[] } = { changed: 0, unreadable: [] };
  let after = 0;
  for (;;) {
    const done = await resealBatch(db, { ...task, after });
    if (done === undefined) return whole;
    after = done.last;
    whole.changed += done.changed;
    whole.unreadable.push(...done.unreadable);
  }
}

async function resealBatch(db: Db, { purpose, place, secrets, after }: Task & { after: number }) {
  return withTransaction(db, async (db) => {
    const header = sealHeader(secrets.secret);
    const rows = await lockSealed(db, { place, header, after, limit: batch });
    const last = rows.at(-1)?.id;
    if (last === undefined) return undefined;
    const opened = rows.map((row) => ({ ...row, text: openBy(secrets, purpose, row) }));
    const readable = opened.flatMap(({ id, text }) => (text === undefined ? [] : [{ id, text }]));
    const { seal } = createSealer(secrets.secret, purpose);
    await updateSealed(db, { place, rows: readable.map(({ id, text }) => ({ id, sealed: seal(text) })) });
    if (purpose === 'card-token') {
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
      // not sealed by this secret
    }
  }
  return undefined;
}

/**
 * Keeps contacts muted after a change of the secret: a muted contact is stored as an HMAC, which is computed again for every contact that
 * the shop knows.
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
