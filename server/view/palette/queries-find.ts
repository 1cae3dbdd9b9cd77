import { type RawBuilder, sql } from 'kysely';
import type { FoundKind } from '#contract/admin/staff/find.ts';
import type { Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import { beginningWith, containing } from '#server/kit/texts/typed-text.ts';

const few = 5;

export interface FoundRow {
  kind: FoundKind;
  key: string;
  label: string | null;
  /** A phone is not masked here. */
  note: string | null;
}

/** The records that the caller may read; `stores` null = of all stores. */
export interface FindScope {
  orders: { stores: readonly number[] | null } | null;
  transfers: { stores: readonly number[] | null } | null;
  models: boolean;
  /** `whole`: only by the whole phone. */
  customers: 'any' | 'whole' | null;
  certificates: boolean;
  promotions: boolean;
  staff: boolean;
}

interface Wanted {
  /** The typed words and their possible readings. */
  words: readonly string[];
  language: Language;
  may: FindScope;
}

/** Finds a few records of each kind in one statement, each part through its own index. */
export async function findRecords(db: ReadDb, wanted: Wanted): Promise<FoundRow[]> {
  const { words, may } = wanted;
  const parts = [
    may.orders && ordersOf(words, may.orders),
    piecesOf(wanted),
    may.models && modelsOf(wanted),
    may.customers && customersOf(words, may.customers),
    may.certificates && certificatesOf(words),
    may.transfers && transfersOf(words, may.transfers),
    may.promotions && promotionsOf(wanted),
    may.promotions && codesOf(words),
    may.staff && staffOf(words),
  ].filter((part) => part !== null && part !== false && part !== undefined);
  const selects = parts.map((part) => sql`(${part} limit ${sql.lit(few)})`);
  const { rows } = await sql<FoundRow>`select * from (${sql.join(selects, sql` union all `)}) found`.execute(
    db,
  );
  return rows;
}

const any = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`(${sql.join(conditions, sql` or `)})`;
const beginsUpper = (column: RawBuilder<unknown>, words: readonly string[]) =>
  any(words.map((word) => sql`${column} like ${beginningWith(word.toUpperCase())}`));
const contains = (column: RawBuilder<unknown>, words: readonly string[]) =>
  any(words.map((word) => sql`${column} ilike ${containing(word)}`));
/** The digits of an order's number or a phone; '' if letters show that it is something else. */
const digitsOf = (words: readonly string[]): string =>
  words.find((word) => /^(?:z-?)?[\d\s+()-]+$/i.test(word))?.replaceAll(/\D/g, '') ?? '';
/** A pattern for a column that is indexed in reverse. */
const endOf = (digits: string): string => `${digits.split('').toReversed().join('')}%`;
const none = sql`select null::text as kind, null::text as key, null::text as label, null::text as note where false`;
const inLanguage = (column: RawBuilder<unknown>, language: Language) =>
  sql`coalesce(nullif(${column}->>${language}::text, ''), ${column}->>'ru')`;
const inAny = (column: RawBuilder<unknown>, words: readonly string[]) =>
  any((['ru', 'uz', 'en'] as const).map((language) => contains(sql`${column}->>${language}::text`, words)));

/** Finds orders by the end of their number or of the phone. */
function ordersOf(words: readonly string[], { stores }: { stores: readonly number[] | null }) {
  const digits = digitsOf(words);
  if (digits.length < 3) return none;
  const end = endOf(digits);
  const byPhone =
    digits.length < 4
      ? sql``
      : sql`union select id from orders where contact_phone is not null and reverse(contact_phone) like ${end}`;
  return sql`
    select 'order' as kind, o.number as key, o.number as label, null::text as note from orders o
    where o.id in (select id from orders where reverse(translate(number, 'Z-', '')) like ${end} ${byPhone})
      and (${stores}::bigint[] is null or o.store_id = any(${stores}::bigint[]))
    order by o.created_at desc, o.id desc`;
}

function piecesOf({ words, language }: Wanted) {
  return sql`
    select 'piece' as kind, i.serial_number as key, i.serial_number as label, ${inLanguage(sql`p.name`, language)} as note
    from product_items i join products p on p.id = i.product_id
    where ${beginsUpper(sql`i.serial_number`, words)} order by i.serial_number`;
}

/** The table of models is small. */
function modelsOf({ words, language }: Wanted) {
  return sql`
    select 'model' as kind, p.artikul as key, ${inLanguage(sql`p.name`, language)} as label, p.artikul as note from products p
    where ${beginsUpper(sql`p.artikul`, words)} or ${inAny(sql`p.name`, words)} order by p.product_state, p.artikul`;
}

function customersOf(words: readonly string[], how: 'any' | 'whole') {
  const digits = digitsOf(words);
  const name = sql`lower(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, ''))`;
  const whole = digits.length === 9 ? `+998${digits}` : `+${digits}`;
  const long = words.filter((word) => word.length >= 3);
  const conditions = [
    digits.length >= 9 && sql`u.phone = ${whole}`,
    how === 'any' && digits.length >= 4 && sql`reverse(u.phone) like ${endOf(digits)}`,
    how === 'any' &&
      digits === '' &&
      long.length > 0 &&
      any(long.map((word) => sql`${name} like ${containing(word.toLowerCase())}`)),
  ].filter((part) => typeof part === 'object');
  if (conditions.length === 0) return none;
  return sql`
    select 'customer' as kind, u.id::text as key, nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '') as label, u.phone as note
    from users u where u.deleted_at is null and ${any(conditions)}`;
}

function certificatesOf(words: readonly string[]) {
  const long = words.filter((word) => word.length >= 3);
  if (long.length === 0) return none;
  return sql`
    select 'certificate' as kind, c.id as key, c.id as label, c.report_number as note from certificates c
    where ${beginsUpper(sql`c.id`, long)} or (c.report_number is not null and ${beginsUpper(sql`upper(c.report_number)`, long)})
    order by c.id`;
}

/** `T-12`, or the number alone. */
function transfersOf(words: readonly string[], { stores }: { stores: readonly number[] | null }) {
  const ids = words.flatMap((word) => /^(?:t-?)?(\d{1,9})$/i.exec(word)?.[1] ?? []).map(Number);
  if (ids.length === 0) return none;
  return sql`
    select 'transfer' as kind, t.id::text as key, 'T-' || t.id as label, null::text as note from transfers t
    where t.id = any(${ids}::bigint[]) and (${stores}::bigint[] is null
      or t.from_store_id = any(${stores}::bigint[]) or t.to_store_id = any(${stores}::bigint[]))
    order by t.id desc`;
}

function promotionsOf({ words, language }: Wanted) {
  return sql`
    select 'promotion' as kind, p.id::text as key, ${inLanguage(sql`p.name`, language)} as label, null::text as note from promotions p
    where ${inAny(sql`p.name`, words)} order by p.id desc`;
}

function codesOf(words: readonly string[]) {
  return sql`
    select 'promoCode' as kind, c.code as key, c.code as label, null::text as note from promo_codes c
    where ${beginsUpper(sql`c.code`, words)} order by c.code`;
}

/** The table of staff is small. */
function staffOf(words: readonly string[]) {
  return sql`
    select 'staff' as kind, s.id::text as key, s.name as label, s.email as note from staff s
    where ${contains(sql`s.name`, words)} or ${contains(sql`s.email`, words)} order by s.name, s.id`;
}

/** Returns the names of active staff with these roles. */
export async function selectNamesOf(db: ReadDb, roles: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from staff where role = any(${roles}::text[]) and staff_state = 'ACTIVE' order by name, id limit 20`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
