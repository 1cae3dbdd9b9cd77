import { pick, type Random } from './pick.ts';

/** Characters that a text may contain and that a database, a regular expression or a provider may fail on. */
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

/** Returns the text with one such character, keeping its length if possible, so that it can only be refused for its content. */
export function hostileText(text: string, random: Random): string {
  const sign = pick(random, signs) ?? '';
  const at = Math.floor(random() * (text.length + 1));
  return text.slice(0, at) + sign + text.slice(at + sign.length);
}

const poisonNumber = (random: Random): number => pick(random, numbers) ?? 0;

/**
 * Returns the value with one of its texts or numbers poisoned, at any depth; the rest stays valid, so that the request is processed as far
 * as possible.
 */
export function poison(value: unknown, random: Random): unknown {
  if (typeof value === 'string') return hostileText(value, random);
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
