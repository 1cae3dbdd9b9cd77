import { expect, it } from 'vitest';
import { pickSlug } from './pick-slug.ts';

const ring = { name: 'Кольцо «Рассвет»', artikul: 'ZR-901', kind: 'jewel' } as const;

it('tries the name, then the artikul, then a number, until one is free', () => {
  const taken = new Set<string>();
  const picked = Array.from({ length: 4 }, () => {
    const address = pickSlug(ring, (one) => taken.has(one));
    taken.add(address);
    return address;
  });
  expect(picked).toEqual([
    'koltso-rassvet',
    'koltso-rassvet-zr-901',
    'koltso-rassvet-zr-901-2',
    'koltso-rassvet-zr-901-3',
  ]);
});

it('a loose stone always has its artikul, and a name without letters is replaced by the artikul', () => {
  const never = () => false;
  expect(pickSlug({ name: 'Бриллиант', artikul: 'DS-000001', kind: 'loose-stone' }, never)).toBe(
    'brilliant-ds-000001',
  );
  expect(pickSlug({ ...ring, name: '«»' }, never)).toBe('zr-901');
});
