import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importGraph, readSources } from '../fence/imports.ts';
import { root } from '../run.ts';

// The inventory of cryptography and its purposes: docs/security/keys.md lists all of it (ASVS 11.1.2).
const inventory = readFileSync(join(root, 'docs/security/keys.md'), 'utf8');
const isNamed = (name: string): boolean => inventory.includes(`\`${name}\``);

const sources = readSources(root).filter(
  ({ path }) => /^(?:server|providers|database)\//.test(path) && !/(?:^|\/)testing|\.test\.ts$/.test(path),
);
const libraries = /^(?:node:crypto|@node-rs\/argon2|@simplewebauthn\/server|otpauth|aws4fetch)$/;

it('the inventory has every file that uses cryptography, and no other', () => {
  const using = importGraph(sources)
    .filter(({ imports }) => imports.some((one) => !one.typeOnly && libraries.test(one.specifier)))
    .map(({ path }) => path);
  expect(using.length).toBeGreaterThan(20);
  expect(using.filter((path) => !isNamed(path))).toEqual([]);
  // all sources are parsed
}, 60_000);

it('the inventory has every purpose of sealing or signing', () => {
  const unions = ['server/kit/crypto/sealing.ts', 'server/kit/crypto/signing.ts'].flatMap((path) => {
    const text = sources.find((source) => source.path === path)?.text ?? '';
    const [, words = ''] = /export type S\w+Purpose =([^;]+);/.exec(text) ?? [];
    return [...words.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word);
  });
  expect(unions).toContain('card-token');
  expect(unions).toContain('login-step');
  expect(unions.filter((purpose) => !isNamed(purpose))).toEqual([]);
});

it('the inventory has every purpose of an HMAC', () => {
  const marks = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bhmac\(\s*[\w.]+,\s*[`']([a-z][a-z -]*[a-z])/g)].map(([, mark = '']) => mark),
  );
  expect(marks).toContain('limit');
  // a pseudonym of the log has its kind appended
  const named = marks.flatMap((mark) => (mark === 'log' ? ['log-network', 'log-contact'] : [mark]));
  expect(named.filter((mark) => !isNamed(mark))).toEqual([]);
});

it('the inventory has every secret that a setting can contain', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const secrets = [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)]
    .map(([, name = '']) => name)
    .filter((name) =>
      /(?:_KEY|_KEY_ID|_KEY_BEFORE|_PASSWORD|(?<!_PER)_LOGIN|SMTP_URL|DATABASE_URL|OWNER_URL)$/.test(name),
    );
  expect(secrets).toContain('SECRET_KEY');
  expect(secrets.filter((name) => !isNamed(name))).toEqual([]);
});
