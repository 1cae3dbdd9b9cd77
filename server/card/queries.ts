import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { CardsTable } from '#database/schema.ts';

export interface CardRow {
  id: number;
  provider: string;
  masked_pan: string;
  expiry: string;
  brand: CardsTable['brand'];
  is_default: boolean;
  verified_at: Date | null;
  code_tries: number;
}

const columns = [
  'id',
  'provider',
  'masked_pan',
  'expiry',
  'brand',
  'is_default',
  'verified_at',
  'code_tries',
] as const;

/** The token by which the provider identifies the card. */
export interface TokenRow {
  provider: string;
  token_sealed: Buffer;
}

export interface OwnCard {
  userId: number;
  id: number;
}

export interface TokenOf {
  userId: number;
  provider: string;
  tokenHmac: Buffer;
}

/** The default first, then newest first. */
export async function selectCards(
  db: ReadDb,
  { userId, limit }: { userId: number; limit: number },
): Promise<CardRow[]> {
  return db
    .selectFrom('cards')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countCards(db: ReadDb, userId: number): Promise<number> {
  const row = await db
    .selectFrom('cards')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function findCard(db: ReadDb, by: OwnCard): Promise<(CardRow & TokenRow) | undefined> {
  return db
    .selectFrom('cards')
    .select([...columns, 'token_sealed'])
    .where('id', '=', by.id)
    .where('user_id', '=', by.userId)
    .executeTakeFirst();
}

/** Returns the user's card with this token. */
export async function findCardByToken(
  db: ReadDb,
  { userId, provider, tokenHmac }: TokenOf,
): Promise<CardRow | undefined> {
  return db
    .selectFrom('cards')
    .select(columns)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('token_hmac', '=', tokenHmac)
    .executeTakeFirst();
}

export type CardFace = Pick<CardRow, 'masked_pan' | 'expiry' | 'brand'>;

/** A card's stored facts from its provider. */
export interface StoredCard extends CardFace {
  token_sealed: Buffer;
  token_hmac: Buffer;
}

/** Inserts an unverified card. */
export async function insertCard(
  db: Db,
  { userId, provider, card, now }: { userId: number; provider: string; card: StoredCard; now: Date },
): Promise<CardRow> {
  return db
    .insertInto('cards')
    .values({ user_id: userId, provider, ...card, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Counts an attempt if the card is unverified and has attempts left out of `max`; returns the row after it. */
export async function countAttempt(
  db: Db,
  { by, max }: { by: OwnCard; max: number },
): Promise<(CardRow & TokenRow) | undefined> {
  return db
    .updateTable('cards')
    .set(({ eb }) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('id', '=', by.id)
    .where('user_id', '=', by.userId)
    .where('verified_at', 'is', null)
    .where('code_tries', '<', max)
    .returning([...columns, 'token_sealed'])
    .executeTakeFirst();
}

/** Takes back the attempt, because the provider was not called. */
export async function uncountAttempt(db: Db, by: OwnCard): Promise<void> {
  await db
    .updateTable('cards')
    .set(({ eb }) => ({ code_tries: eb('code_tries', '-', 1) }))
    .where('id', '=', by.id)
    .where('user_id', '=', by.userId)
    .where('code_tries', '>', 0)
    .execute();
}

/** Marks the card as verified and stores its token; the user's first verified card becomes the default. The caller has locked the user. */
export async function markVerified(
  db: Db,
  { by, card, now }: { by: OwnCard; card: StoredCard; now: Date },
): Promise<CardRow> {
  return db
    .updateTable('cards')
    .set({
      ...card,
      verified_at: sql<Date>`coalesce(verified_at, ${now})`,
      is_default: sql<boolean>`is_default or not exists
        (select from cards as c where c.user_id = ${by.userId} and c.is_default)`,
    })
    .where('id', '=', by.id)
    .where('user_id', '=', by.userId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function markDefault(db: Db, by: OwnCard): Promise<CardRow> {
  return db
    .updateTable('cards')
    .set({ is_default: true })
    .where('id', '=', by.id)
    .where('user_id', '=', by.userId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Unsets the user's default card. */
export async function clearDefault(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('cards')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', 'is', true)
    .execute();
}

/** Makes the user's newest verified card, if any, the default. */
export async function markNewest(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('cards')
    .set({ is_default: true })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('cards')
        .select('id')
        .where('user_id', '=', userId)
        .where('verified_at', 'is not', null)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .execute();
}

/** Undefined if the user has no such card. */
export async function deleteCardRow(
  db: Db,
  by: OwnCard,
): Promise<(TokenRow & { is_default: boolean }) | undefined> {
  return db
    .deleteFrom('cards')
    .where('id', '=', by.id)
    .where('user_id', '=', by.userId)
    .returning(['provider', 'token_sealed', 'is_default'])
    .executeTakeFirst();
}

/** Undefined if the card is gone or has been verified. */
export async function deleteUnverified(db: Db, by: OwnCard): Promise<TokenRow | undefined> {
  return db
    .deleteFrom('cards')
    .where('id', '=', by.id)
    .where('user_id', '=', by.userId)
    .where('verified_at', 'is', null)
    .returning(['provider', 'token_sealed'])
    .executeTakeFirst();
}

export async function deleteCardsOf(db: Db, userId: number): Promise<TokenRow[]> {
  return db
    .deleteFrom('cards')
    .where('user_id', '=', userId)
    .returning(['provider', 'token_sealed'])
    .execute();
}

/** Deletes at most `limit` cards that are unverified since `before`. */
export async function deleteUnverifiedBefore(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<TokenRow[]> {
  return db
    .deleteFrom('cards')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('cards')
        .select('id')
        .where('verified_at', 'is', null)
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit),
    )
    .where('verified_at', 'is', null)
    .returning(['provider', 'token_sealed'])
    .execute();
}
