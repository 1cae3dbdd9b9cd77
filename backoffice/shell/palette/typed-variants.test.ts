import { describe, expect, it } from 'vitest';
import { inOtherLayout, matchesTyped, typedVariants } from './typed-variants.ts';

describe('text typed into the palette', () => {
  it('is understood in the other keyboard layout, in both directions', () => {
    expect(inOtherLayout('pfrfps')).toBe('заказы');
    expect(inOtherLayout('щквукы')).toBe('orders');
    expect(typedVariants('ЯК-001017')).toContain('zr-001017');
    expect(typedVariants('Я-261122-00061')).toContain('z-261122-00061');
  });

  it('finds a screen in any script', () => {
    for (const typed of ['заказ', 'zakaz', 'pfrfp', 'ЗАКАЗЫ'])
      expect([typed, matchesTyped('Заказы', typed)]).toEqual([typed, true]);
    for (const typed of ['buyurtma', 'буюртма', ',e.hnvf'])
      expect([typed, matchesTyped('Buyurtmalar', typed)]).toEqual([typed, true]);
    expect(matchesTyped('Koʻchirishlar', "ko'chirish")).toBe(true);
    expect(matchesTyped('Заказы', 'деньги')).toBe(false);
  });

  it('is ignored if it is empty', () => {
    expect(typedVariants('  ')).toEqual([]);
    expect(matchesTyped('Заказы', ' ')).toBe(false);
  });
});
