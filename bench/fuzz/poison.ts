import { pick, type Random } from './pick.ts';

/** What a text of any length may hold, and a database, a regular expression or a provider may choke on. */
const signs = [
  '\u0000',
  '\ud800',
  '\udc00',
  '\ufffe',
  '\u202e',
  '\u0001',
  '\u001b[31m',
  '\r\n',
  '\u0085',
] as const;

const numbers = [
  Number.MAX_SAFE_INTEGER + 2,
  -Number.MAX_SAFE_INTEGER - 2,
  2 ** 63,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  1e15 + 0.5,
] as const;

/** The text with one such sign in it, as long as before where it can be, so that only what is in it can be refused. */
export function poisonText(text: string, random: Random): string {
  const sign = pick(random, signs) ?? '';
  const at = Math.floor(random() * (text.length + 1));
  return text.slice(0, at) + sign + text.slice(at + sign.length);
}

const poisonNumber = (random: Random): number => pick(random, numbers) ?? 0;

/** The value with one of its texts or numbers poisoned, at any depth; the rest stays right, so that it comes far. */
export function poison(value: unknown, random: Random): unknown {
  if (typeof value === 'string') return poisonText(value, random);
  if (typeof value === 'number') return random() < 0.8 ? poisonNumber(random) : String(poisonNumber(random));
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  const chosen = Math.floor(random() * entries.length);
  const poisoned = entries.map(([name, inner], at): [string, unknown] => [
    name,
    at === chosen ? poison(inner, random) : inner,
  ]);
  return Array.isArray(value) ? poisoned.map(([, inner]) => inner) : Object.fromEntries(poisoned);
}
