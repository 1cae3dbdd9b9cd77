import { describe, expect, it } from 'vitest';
import { extendedExpiry, holdExpiry, holdMinutes, mayHold } from './hold-rules.ts';

const at = (time: string) => new Date(`2026-04-08T${time}Z`);
const [phone, other] = ['+998901234567', '+998931112233'];
const limits = {
  holdsPerHour: 3,
  holdMinutesAfterOne: 10,
  holdMinutesAfterMore: 5,
  unorderedHoldsPerNetwork: 20,
};
const begun = (cartId: string, times: string[], by: string | null = null) =>
  times.map((time) => ({ cartId, phone: by, at: at(time) }));

describe('a hold', () => {
  it('lasts 15 minutes, and one tap adds 15', () => {
    expect(holdExpiry(at('07:00:00'), 15)).toEqual(at('07:15:00'));
    expect(extendedExpiry({ startedAt: at('07:00:00'), expiresAt: at('07:15:00') })).toEqual(at('07:30:00'));
  });

  it.each([
    [0, 0, 15],
    [1, 0, 10],
    [2, 0, 5],
    [9, 0, 5],
    [0, 19, 15],
    [0, 20, 10],
    [1, 20, 5],
    [0, 500, 5],
  ])(
    'after %i checkouts of the cart and %i of its network without an order a hold lasts %i minutes',
    (own, network, minutes) => {
      expect(holdMinutes({ own, network }, { minutes: 15, limits })).toBe(minutes);
    },
  );

  it('lasts as long as the shop decided, and never longer after checkouts without an order', () => {
    expect(holdMinutes({ own: 0, network: 0 }, { minutes: 40, limits })).toBe(40);
    expect(holdMinutes({ own: 1, network: 0 }, { minutes: 40, limits })).toBe(10);
    expect(holdMinutes({ own: 1, network: 0 }, { minutes: 7, limits })).toBe(7);
  });

  it('may begin three times in an hour', () => {
    const starts = begun('a', ['07:00:00', '07:10:00']);
    expect(mayHold({ cartId: 'a', phone: null }, { starts, perHour: 3, now: at('07:20:00') })).toEqual({
      ok: true,
    });
  });

  it('a fourth hold can be started when the first was an hour ago', () => {
    const starts = begun('a', ['07:00:00', '07:10:00', '07:20:00']);
    const cart = { cartId: 'a', phone: null };
    expect(mayHold(cart, { starts, perHour: 3, now: at('07:50:00') })).toEqual({
      ok: false,
      retryAfterSeconds: 600,
    });
    expect(mayHold(cart, { starts: starts.slice(1), perHour: 3, now: at('08:00:01') })).toEqual({ ok: true });
  });

  it('holds of one phone are counted across all its carts', () => {
    const starts = [...begun('a', ['07:00:00', '07:10:00'], phone), ...begun('b', ['07:20:00'], phone)];
    const moment = { starts, perHour: 3, now: at('07:30:00') };
    expect(mayHold({ cartId: 'c', phone }, moment)).toEqual({ ok: false, retryAfterSeconds: 1800 });
    expect(mayHold({ cartId: 'c', phone: other }, moment)).toEqual({ ok: true });
    expect(mayHold({ cartId: 'c', phone: null }, moment)).toEqual({ ok: true });
  });

  it('if both limits are reached, the later time applies, and they are not added up', () => {
    const starts = [...begun('a', ['07:00:00', '07:05:00']), ...begun('b', ['07:10:00', '07:15:00'], phone)];
    expect(mayHold({ cartId: 'a', phone }, { starts, perHour: 3, now: at('07:30:00') })).toEqual({
      ok: true,
    });
    const more = [...starts, ...begun('a', ['07:20:00'], phone)];
    expect(mayHold({ cartId: 'a', phone }, { starts: more, perHour: 3, now: at('07:30:00') })).toEqual({
      ok: false,
      retryAfterSeconds: 2400,
    });
  });
});
