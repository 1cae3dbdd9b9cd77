import { describe, expect, it } from 'vitest';
import { closesSheet } from './use-pull-to-close.ts';

describe('a sheet pulled down by its head', () => {
  it('closes past a quarter of its height', () => {
    expect(closesSheet(201, 800, 0)).toBe(true);
    expect(closesSheet(199, 800, 0)).toBe(false);
  });

  it('closes after a fast downward movement, however short', () => {
    expect(closesSheet(30, 800, 601)).toBe(true);
    expect(closesSheet(30, 800, 599)).toBe(false);
  });

  it('stays open after a fast upward movement', () => {
    expect(closesSheet(-30, 800, 900)).toBe(false);
  });
});
