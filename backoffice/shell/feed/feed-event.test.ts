import { describe, expect, it } from 'vitest';
import { createSeenRows, readEvent } from './feed-event.ts';

describe('an event of the feed', () => {
  it('contains which record changed', () => {
    expect(readEvent('order', '{"id":"Z-261122-00061","v":3,"store":null}')).toEqual({
      kind: 'order',
      id: 'Z-261122-00061',
      v: 3,
      store: null,
    });
    expect(readEvent('reset', '{}')).toEqual({ kind: 'reset', id: '', v: null, store: null });
  });

  it('BO-27: is handled once, though the server sends it again after a lost connection', () => {
    const isNew = createSeenRows();
    expect(['700.12.1', '700.13.1', '705.12.2', '700.0.1', '705.0.2', '705.14.2'].map(isNew)).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
    ]);
  });
});
