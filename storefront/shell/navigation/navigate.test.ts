import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate, prefetchTarget, setNavigate, cancelPrefetch, prefetchSoon } from './navigate.ts';

const shop = 'https://zarona.example';
const led = vi.fn<(to: unknown, how: unknown) => Promise<void>>(async () => {});

/** A click on a link, with the fields that are read. */
function click(to: string, facts: { target?: string; ctrlKey?: boolean; button?: number } = {}) {
  const { target = '', ctrlKey = false, button = 0 } = facts;
  const keys = { ctrlKey, metaKey: false, altKey: false, shiftKey: false };
  const preventDefault = vi.fn<() => void>();
  const event = { ...keys, button, preventDefault, currentTarget: { target, href: shop + to } };
  navigate(event as never, to, {}); // only the fields of React's event that are read
  return preventDefault.mock.calls.length > 0;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: `${shop}/catalog` });
  led.mockClear();
  setNavigate(led as never); // the router's function, of which one overload is used
});
afterEach(() => {
  cancelPrefetch();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a link within the shop', () => {
  it('navigates without a new document; to the current page, by replacing the history entry', () => {
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
  ])('is left to the browser: %s', (_what, to, facts) => {
    expect(click(to, facts)).toBe(false);
    expect(led).not.toHaveBeenCalled();
  });

  it('is an ordinary link before the router is mounted', () => {
    setNavigate(null);
    expect(click('/cart')).toBe(false);
  });
});

describe('the page to prefetch', () => {
  it('is set after a tenth of a second on the link, and unset when it is left', () => {
    prefetchSoon('/cart');
    vi.advanceTimersByTime(99);
    expect(prefetchTarget()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(prefetchTarget()).toBe('/cart');
    cancelPrefetch();
    expect(prefetchTarget()).toBeNull();
  });

  it('is not set if the link is followed at once', () => {
    prefetchSoon('/cart');
    click('/cart');
    vi.advanceTimersByTime(500);
    expect(prefetchTarget()).toBeNull();
  });
});
