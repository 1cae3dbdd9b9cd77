import { describe, expect, it } from 'vitest';
import {
  filesIn,
  isForEverybody,
  isPublicPage,
  kindOf,
  markAsCached,
  otherSizeOf,
  pageKeyOf,
  titleOf,
} from './cache-rules.ts';

const origin = 'https://zarona.uz';
const at = (path: string) => new URL(path, origin);
const kindOfPath = (path: string, { method = 'GET', mode = 'cors' } = {}) =>
  kindOf({ method, mode, url: at(path), origin });

describe('the worker handles', () => {
  it.each([
    ['page', '/uz/catalog/uzuklar?ringSize=17', { mode: 'navigate' }],
    ['page', '/profile/my-orders', { mode: 'navigate' }],
    ['file', '/assets/style-BUhHoFM2.css', {}],
    ['picture', '/api/v1/attachments/download?key=catalogue/ZR-008-1-front.jpg&w=400', {}],
    ['logout', '/logout', { method: 'POST' }],
    ['logout', '/uz/logout.data', { method: 'POST' }],
  ])('a %s at %s', (kind, path, how) => {
    expect(kindOfPath(path, how)).toBe(kind);
  });
});

describe('the worker does not handle', () => {
  it.each([
    ['prices of the API', '/api/v1/products/1', {}],
    ['data of a page', '/catalog.data', {}],
    ['films, which are requested in parts', '/api/v1/attachments/download?key=catalogue/ZR-099.mp4', {}],
    ['a submitted form', '/cart', { method: 'POST', mode: 'navigate' }],
    ['the description of the API', '/api/docs', { mode: 'navigate' }],
    ['the back-office (BO-67)', '/admin/orders', { mode: 'navigate' }],
    ['the files of the back-office', '/admin/assets/main-1.js', {}],
    ['another site', 'https://tiles.example/1/2/3.png', {}],
  ])('%s', (_, path, how) => {
    expect(kindOfPath(path, how)).toBe('other');
  });
});

describe('a page may be stored', () => {
  it.each([
    '/',
    '/uz',
    '/en/catalog/rings?ringSize=17',
    '/product/koltso?piece=ZR-1',
    '/size-guide',
    '/stores',
  ])('at %s', (path) => {
    expect(isPublicPage(at(path))).toBe(true);
  });

  it.each([
    '/cart',
    '/uz/cart',
    '/checkout/success?order=Z-1&token=x',
    '/favorites',
    '/en/login',
    '/logout',
    '/uz/profile',
    '/profile/my-orders/Z-1',
    '/uz/order/Z-1?token=x',
    '/?require-auth=%2Fprofile',
    '/sitemap.xml',
  ])('never at %s', (path) => {
    expect(isPublicPage(at(path))).toBe(false);
  });

  const answer = (control: string, more: Partial<Response> = {}) => ({
    status: 200,
    redirected: false,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': control }),
    ...more,
  });

  it('only if the server marks it as public', () => {
    expect(isForEverybody(answer('public, max-age=0, must-revalidate'))).toBe(true);
    expect(isForEverybody(answer('private, no-store'))).toBe(false);
    expect(isForEverybody(answer(''))).toBe(false);
  });

  it('only if it is a complete page, at the requested address', () => {
    expect(isForEverybody(answer('public', { status: 404 }))).toBe(false);
    expect(isForEverybody(answer('public', { redirected: true }))).toBe(false);
    const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'public' });
    expect(isForEverybody(answer('public', { headers }))).toBe(false);
  });
});

it('a page is cached once, whichever advertisement led to it', () => {
  expect(pageKeyOf(at('/catalog/koltsa?utm_source=telegram&ringSize=17&gclid=1'))).toBe(
    '/catalog/koltsa?ringSize=17',
  );
  expect(pageKeyOf(at('/catalog/koltsa?ringSize=17&probe=585'))).toBe(
    '/catalog/koltsa?probe=585&ringSize=17',
  );
});

describe('a cached page', () => {
  const html = `<!DOCTYPE html><html lang="uz"><head><title>«Anor» uzugi, oltin 585 — 7 930 000 soʻmdan | Zarona</title>
    <link rel="stylesheet" href="/assets/style-1.css"/><link rel="stylesheet" href="/assets/style-1.css"/>
    <script>import "/assets/manifest-2.js"</script><a href="/catalog">`;

  it('lists the files it needs, each once', () => {
    expect(filesIn(html)).toEqual(['/assets/style-1.css', '/assets/manifest-2.js']);
  });

  it('is listed by its title without the price, which may be outdated', () => {
    expect(titleOf(html)).toBe('«Anor» uzugi, oltin 585');
    expect(titleOf('<title>Tom &amp; Jerry | Zarona</title>')).toBe('Tom & Jerry');
  });

  it('contains the time when it was cached', () => {
    expect(markAsCached(html, Date.UTC(2026, 10, 21, 9, 5))).toContain(
      '<html data-cached-at="2026-11-21T09:05:00.000Z" lang="uz">',
    );
  });
});

it('a missing picture is replaced by another size from the cache', () => {
  const cached = [
    '/api/v1/attachments/download?key=a.jpg&w=400',
    '/api/v1/attachments/download?key=b.jpg&w=400',
  ];
  expect(otherSizeOf('/api/v1/attachments/download?key=b.jpg&w=1200', cached)).toBe(cached[1]);
  expect(otherSizeOf('/api/v1/attachments/download?key=c.jpg&w=1200', cached)).toBeUndefined();
});
