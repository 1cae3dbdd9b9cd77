import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importGraph, readSources } from '../fence/imports.ts';
import { root } from '../run.ts';

// Where cryptography is, and what for: docs/security/keys.md names all of it (ASVS 11.1.2).
const inventory = readFileSync(join(root, 'docs/security/keys.md'), 'utf8');
const isNamed = (name: string): boolean => inventory.includes(`\`${name}\``);

const sources = readSources(root).filter(
  ({ path }) => /^(?:server|providers|database)\//.test(path) && !/(?:^|\/)testing|\.test\.ts$/.test(path),
);
const libraries = /^(?:node:crypto|@node-rs\/argon2|@simplewebauthn\/server|otpauth|aws4fetch)$/;

it('every file that uses cryptography is in the inventory, and no other', () => {
  const using = importGraph(sources)
    .filter(({ imports }) => imports.some((one) => !one.typeOnly && libraries.test(one.specifier)))
    .map(({ path }) => path);
  expect(using.length).toBeGreaterThan(20);
  expect(using.filter((path) => !isNamed(path))).toEqual([]);
});

it('every purpose that something is sealed or signed for is in it', () => {
  const unions = ['server/kit/crypto/sealing.ts', 'server/kit/crypto/signing.ts'].flatMap((path) => {
    const text = sources.find((source) => source.path === path)?.text ?? '';
    const [, words = ''] = /export type S\w+Purpose =([^;]+);/.exec(text) ?? [];
    return [...words.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word);
  });
  expect(unions).toContain('card-token');
  expect(unions).toContain('login-step');
  expect(unions.filter((purpose) => !isNamed(purpose))).toEqual([]);
});

it('every mark that is made by an HMAC is in it', () => {
  const marks = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bhmac\(\s*[\w.]+,\s*[`']([a-z][a-z -]*[a-z])/g)].map(([, mark = '']) => mark),
  );
  expect(marks).toContain('limit');
  // a pseudonym of the log has its kind behind it
  const named = marks.flatMap((mark) => (mark === 'log' ? ['log-network', 'log-contact'] : [mark]));
  expect(named.filter((mark) => !isNamed(mark))).toEqual([]);
});

it('every secret that a setting may hold is in it', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const secrets = [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)]
    .map(([, name = '']) => name)
    .filter((name) =>
      /(?:_KEY|_KEY_ID|_KEY_BEFORE|_PASSWORD|(?<!_PER)_LOGIN|SMTP_URL|DATABASE_URL|OWNER_URL)$/.test(name),
    );
  expect(secrets).toContain('SECRET_KEY');
  expect(secrets.filter((name) => !isNamed(name))).toEqual([]);
});
