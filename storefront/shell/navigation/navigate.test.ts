import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate, prefetchTarget, setNavigate, cancelPrefetch, prefetchSoon } from './navigate.ts';

const shop = 'https://zarona.example';
const led = vi.fn<(to: unknown, how: unknown) => Promise<void>>(async () => {});

/** A click on a link, as far as it is looked at. */
function click(to: string, facts: { target?: string; ctrlKey?: boolean; button?: number } = {}) {
  const { target = '', ctrlKey = false, button = 0 } = facts;
  const keys = { ctrlKey, metaKey: false, altKey: false, shiftKey: false };
  const preventDefault = vi.fn<() => void>();
  const event = { ...keys, button, preventDefault, currentTarget: { target, href: shop + to } };
  navigate(event as never, to, {}); // as much of React's event as it asks for
  return preventDefault.mock.calls.length > 0;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: `${shop}/catalog` });
  led.mockClear();
  setNavigate(led as never); // the router's, of which it asks one form
});
afterEach(() => {
  cancelPrefetch();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a link of ours', () => {
  it('leads without a new document; to where one is, in place of the entry', () => {
    expect(click('/product/koltso-lastochka')).toBe(true);
    expect(led).toHaveBeenLastCalledWith(
      '/product/koltso-lastochka',
      expect.objectContaining({ replace: false }),
    );
    expect(click('/catalog')).toBe(true);
    expect(led).toHaveBeenLastCalledWith('/catalog', expect.objectContaining({ replace: true }));
  });

  it.each([
    ['a new tab by a key', '/cart', { ctrlKey: true }],
    ['a new tab by its target', '/cart', { target: '_blank' }],
    ['another button', '/cart', { button: 1 }],
    ['a place on the page', '#filters', {}],
    ['another site', '//elsewhere.example/', {}],
  ])('leaves to the browser: %s', (_what, to, facts) => {
    expect(click(to, facts)).toBe(false);
    expect(led).not.toHaveBeenCalled();
  });

  it('is what it looks like before anybody leads', () => {
    setNavigate(null);
    expect(click('/cart')).toBe(false);
  });
});

describe('where somebody seems to go', () => {
  it('is known after a tenth of a second on the link, and no more when they leave it', () => {
    prefetchSoon('/cart');
    vi.advanceTimersByTime(99);
    expect(prefetchTarget()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(prefetchTarget()).toBe('/cart');
    cancelPrefetch();
    expect(prefetchTarget()).toBeNull();
  });

  it('is not fetched ahead when they go there at once', () => {
    prefetchSoon('/cart');
    click('/cart');
    vi.advanceTimersByTime(500);
    expect(prefetchTarget()).toBeNull();
  });
});
