import { describe, expect, it } from 'vitest';
import Fastify from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { addLanguage, languageOf } from './language.ts';

describe('the language of a response', () => {
  it.each([
    [undefined, 'ru'],
    ['', 'ru'],
    ['uz', 'uz'],
    ['en-GB,en;q=0.9', 'en'],
    ['UZ', 'uz'],
    ['uz-Latn-UZ', 'uz'],
    ['uz-Cyrl', 'uz-Cyrl'],
    ['uz-cyrl-UZ,uz;q=0.9,ru;q=0.5', 'uz-Cyrl'],
    ['de,en;q=0.5', 'ru'],
    ['*', 'ru'],
  ])('for Accept-Language %j is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});

describe('the language of a call', () => {
  it.each([
    ['is that of the cookie without Accept-Language', { cookie: 'cart=a; lang=uz' }, 'uz'],
    ['is that of the cookie in Cyrillic letters', { cookie: 'lang=uz-Cyrl; cart=a' }, 'uz-Cyrl'],
    ['is that of Accept-Language before the cookie', { 'accept-language': 'en', cookie: 'lang=uz' }, 'en'],
    ['is Russian for a cookie of another language', { cookie: 'lang=de' }, 'ru'],
    ['is Russian for a cookie that ends alike', { cookie: 'slang=uz' }, 'ru'],
    ['is Russian without both', {}, 'ru'],
  ])('%s', async (_, headers, language) => {
    const app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
    addLanguage(app);
    app.get('/', async (request) => ({ language: request.language }));
    expect((await app.inject({ url: '/', headers })).json()).toEqual({ language });
  });
});
