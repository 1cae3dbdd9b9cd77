import { describe, expect, it } from 'vitest';
import { extendedExpiry, holdExpiry, mayStartHold } from './hold-rules.ts';

const at = (time: string) => new Date(`2026-04-08T${time}Z`);

describe('a hold', () => {
  it('lasts 15 minutes, and one tap adds 15', () => {
    expect(holdExpiry(at('07:00:00'))).toEqual(at('07:15:00'));
    expect(extendedExpiry(at('07:15:00'))).toEqual(at('07:30:00'));
  });

  it('may begin three times in an hour', () => {
    expect(mayStartHold([at('07:00:00'), at('07:10:00')], at('07:20:00'))).toEqual({ ok: true });
  });

  it('may begin a fourth time when the first is an hour ago', () => {
    const starts = [at('07:00:00'), at('07:10:00'), at('07:20:00')];
    expect(mayStartHold(starts, at('07:50:00'))).toEqual({ ok: false, retryAfterSeconds: 600 });
    expect(mayStartHold(starts.slice(1), at('08:00:01'))).toEqual({ ok: true });
  });
});
