import { describe, expect, it } from 'vitest';
import { isAnonymous } from './anonymous.ts';

describe('a page from the page cache', () => {
  it.each([undefined, '', 'lang=uz', 'announcement=1; lang=ru', 'discart=1'])(
    'is for a visitor with %j',
    (cookie) => {
      expect(isAnonymous(cookie)).toBe(true);
    },
  );

  it.each(['cart=a', 'lang=uz; access_token=a.b', 'refresh_token=a', 'lang=uz;role=a.b'])(
    'is not for one with %j',
    (cookie) => {
      expect(isAnonymous(cookie)).toBe(false);
    },
  );
});
