import { type RawBuilder, sql } from 'kysely';
import { containing } from '#server/kit/texts/typed-text.ts';

/** Matches the end of the phone, or a part of the name, of the person who made the request. `alias`: of the table of requests. */
export function matchesPerson(alias: 'c' | 'v', q: string): RawBuilder<boolean> {
  const digits = q.replaceAll(/\D/g, '');
  return digits.length >= 4
    ? sql`reverse(${sql.ref(`${alias}.phone`)}) like reverse(${digits}) || '%'`
    : sql`lower(${sql.ref(`${alias}.name`)}) like lower(${containing(q)})`;
}
