import { pick, type Random } from './pick.ts';

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202eabc',
  '\u2028',
  '😀'.repeat(60),
  'İ'.repeat(40),
  'ß'.repeat(40),
  'ﬃ'.repeat(40),
  'e\u0301'.repeat(200),
  'a'.repeat(5_000),
  '9'.repeat(80),
  '-1',
  '0',
  '00',
  '1e9',
  '1e400',
  '0x10',
  'NaN',
  'Infinity',
  '9007199254740993',
  '9223372036854775808',
  '1.0000000000000000001',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table orders; --",
  '" or 1=1',
  '%',
  '_%',
  '\\',
  '../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%e0%a4%a',
  '<script>',
  '{{what}}',
  '${x}',
  '$1',
  '$&',
  '(',
  '[',
  '*',
  'a&b|c!d:*',
  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  '2026-01-01T25:61:61Z',
  '294277-01-01',
  '00000000-0000-0000-0000-000000000000',
  '+998901234567',
  'a@b',
  'Z-000000-00000',
  'Z-260412-99999999999999999999',
  '999999999999999-AAAAAAAAAAAAAAAAAAAAAA',
  '1___17.50___585___3.42',
  '999999999999999999999999___1e9___0',
  '0,0,0,0',
  ','.repeat(300),
] as const;

const numbers = [
  -1,
  0,
  -0,
  1.5,
  1e-7,
  1e21,
  1e300,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  -Number.MAX_SAFE_INTEGER,
];

export function oddText(random: Random): string {
  return pick(random, texts) ?? '';
}

/** Returns a value that a field should not have: another type, boundary values, unusual letters, or too long. */
export function oddValue(random: Random): unknown {
  const kind = random();
  if (kind < 0.5) return oddText(random);
  if (kind < 0.75) return pick(random, numbers);
  return pick(random, [
    null,
    true,
    false,
    [],
    {},
    [null],
    [[]],
    { a: 1 },
    Array.from({ length: 3_000 }, () => 1),
    ['__proto__'],
    nested(200),
    [1, 1],
    ['a', 1, {}],
  ]);
}

function nested(depth: number): unknown {
  let inner: unknown = 1;
  for (let level = 0; level < depth; level += 1) inner = { a: inner };
  return inner;
}
