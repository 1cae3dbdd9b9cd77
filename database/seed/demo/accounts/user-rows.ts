import { hourMs } from '#domain/units/durations.ts';
import type { SeedRow } from '../../insert-rows.ts';
import type { Random } from '../../random.ts';

/** Somebody who bought, as their first order names them. */
export interface Buyer {
  phone: string;
  name: string;
  language: 'uz' | 'uz-Cyrl' | 'ru' | 'en';
  firstOrderAt: string;
}

/** An account each, made before their first order; half have left an address for mail, some their day of birth. */
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

/** The gender told by the ending of a family name; null where the ending does not tell. */
function genderOf(name: string): 'FEMALE' | 'MALE' | null {
  if (/(?:ova|eva|yeva|ова|ева|ина)$/i.test(name)) return 'FEMALE';
  return /(?:ov|ev|iev|ов|ев)$/i.test(name) ? 'MALE' : null;
}
