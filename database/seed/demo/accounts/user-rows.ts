import { hourMs } from '#domain/units/durations.ts';
import type { SeedRow } from '../../insert-rows.ts';
import type { Random } from '../../random.ts';

/** A buyer, with the contact of their first order. */
export interface Buyer {
  phone: string;
  name: string;
  language: 'uz' | 'uz-Cyrl' | 'ru' | 'en';
  firstOrderAt: string;
}

/** Returns an account for each, created before their first order; half have an email address, some a date of birth. */
export const userRows = (
  buyers: readonly Buyer[],
  { random, firstId }: { random: Random; firstId: number },
): (SeedRow<'users'> & { created_at: string })[] =>
  buyers.map(({ phone, name, language, firstOrderAt }, nth) => {
    const [first = name, ...last] = name.split(' ');
    const id = firstId + nth;
    return {
      id,
      phone,
      email: random.next() < 0.5 ? `mijoz${String(id)}@zarona.demo` : null,
      password_hash: null,
      first_name: first,
      last_name: last.join(' ') || null,
      birth_date: random.next() < 0.3 ? birthDay(random) : null,
      gender: genderOf(name),
      language: language === 'uz-Cyrl' ? 'uz' : language,
      price_type: 'B2C',
      created_at: new Date(Date.parse(firstOrderAt) - random.whole(1, 400) * hourMs).toISOString(),
      deleted_at: null,
    };
  });

const birthDay = (random: Random): string =>
  `${String(random.whole(1968, 2003))}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`;

/** Returns the gender by the ending of a family name; null if the ending does not show it. */
function genderOf(name: string): 'FEMALE' | 'MALE' | null {
  if (/(?:ova|eva|yeva|ова|ева|ина)$/i.test(name)) return 'FEMALE';
  return /(?:ov|ev|iev|ов|ев)$/i.test(name) ? 'MALE' : null;
}
