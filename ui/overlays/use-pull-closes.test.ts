import { describe, expect, it } from 'vitest';
import { isPulledClosed } from './use-pull-closes.ts';

describe('a sheet pulled down by its head', () => {
  it('closes past a quarter of its height', () => {
    expect(isPulledClosed(201, 800, 0)).toBe(true);
    expect(isPulledClosed(199, 800, 0)).toBe(false);
  });

  it('closes after a fast downward movement, however short', () => {
    expect(isPulledClosed(30, 800, 601)).toBe(true);
    expect(isPulledClosed(30, 800, 599)).toBe(false);
  });

  it('stays open after a fast upward movement', () => {
    expect(isPulledClosed(-30, 800, 900)).toBe(false);
  });
});
