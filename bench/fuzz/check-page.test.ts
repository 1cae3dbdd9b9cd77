import { expect, it } from 'vitest';
import { checkPage } from './check-page.ts';

const planted = `"'><script>planted(7)</script>`;
const judged = { language: 'uz', isAnswer: false, hasBody: true, origins: [], planted } as const;
const html = { 'content-type': 'text/html; charset=utf-8' };
const page = {
  statusCode: 200,
  headers: html,
  body: '<!DOCTYPE html><html lang="uz"><p>&lt;script&gt;planted(7)',
};

it('a page in the language of its address, with the sent text escaped, is accepted', () => {
  expect(checkPage(page, judged)).toBeNull();
  expect(checkPage({ ...page, statusCode: 404 }, judged)).toBeNull();
  expect(checkPage({ statusCode: 302, headers: { location: '/uz/cart' }, body: '' }, judged)).toBeNull();
});

it.each([
  ['a fault', { ...page, statusCode: 500 }],
  ['another language', { ...page, body: '<html lang="ru">' }],
  ['what was sent, as it was sent', { ...page, body: `<html lang="uz"><p title="${planted}">` }],
  ['no page', { ...page, headers: { 'content-type': 'application/problem+json' } }],
  ['a way to another shop', { statusCode: 302, headers: { location: '//evil.example' }, body: '' }],
  [
    'a way to another shop, in full',
    { statusCode: 303, headers: { location: 'https://evil.example/' }, body: '' },
  ],
])('%s is reported', (_what, answer) => {
  expect(checkPage(answer, judged)).not.toBeNull();
});

it('a response for a script may have another type, but must never be a fault', () => {
  const answer = { statusCode: 200, headers: { 'content-type': 'application/json' }, body: `["${planted}"]` };
  expect(checkPage(answer, { ...judged, isAnswer: true })).toBeNull();
  expect(checkPage({ ...answer, statusCode: 500 }, { ...judged, isAnswer: true })).not.toBeNull();
});
