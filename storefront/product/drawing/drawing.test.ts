import { describe, expect, it } from 'vitest';
import type { ProductItem } from '#contract/catalog/catalog.ts';
import { drawPiece, type Measures } from './drawing.ts';
import { aloneSideMm } from './real-sides.ts';
import { testItem, testProduct } from '../testing-product.ts';
import { sizeKindOf } from '../buy/pieces/size-kind.ts';
import { bodyPartOf } from './body-part.ts';

const ring: Measures = {
  sizeMm: 17,
  lengthMm: null,
  widthMm: 4,
  heightMm: 1.6,
  thicknessMm: 1.6,
  color: '#d9b25c',
  hasPendant: false,
};

describe('the drawing of a piece', () => {
  it('is a square in millimeters, with the ring in its real size', () => {
    const svg = drawPiece('hand', ring, true);
    expect(svg).toContain(`viewBox="0 0 ${aloneSideMm.hand} ${aloneSideMm.hand}"`);
    // the middle of the band: half of the inner diameter and of the thickness
    expect(svg).toContain('r="9.3"');
  });

  it('shows a wider band wider on the same hand', () => {
    const [narrow, wide] = [2, 6].map((widthMm) => drawPiece('hand', { ...ring, widthMm }, false));
    expect(narrow).toContain('v2Q');
    expect(wide).toContain('v6Q');
  });

  it('has a ruler with one line per millimeter of the square', () => {
    const svg = drawPiece('ruler', { ...ring, widthMm: 52, heightMm: 24 }, false);
    expect(svg).toContain('viewBox="0 0 84 84"');
    expect(svg).toContain('width="52" height="24"');
    expect(svg.match(/<text/g)).toHaveLength(7);
  });

  it.each(['hand', 'ear', 'neck', 'wrist', 'ruler'] as const)(
    'is whole when nothing of it is measured: %s',
    (bodyPart) => {
      const unknown = {
        ...ring,
        sizeMm: null,
        widthMm: null,
        heightMm: null,
        thicknessMm: null,
      };
      for (const isAlone of [false, true]) {
        const svg = drawPiece(bodyPart, unknown, isAlone);
        expect(svg).not.toMatch(/NaN|undefined|null/);
        expect(svg).toMatch(/<\/svg>$/);
      }
    },
  );
});

describe('the body part of a drawing', () => {
  const bodyPartIn = (slugEn: string, facts: Partial<ProductItem>) => {
    const items = [testItem({ serialNumber: 'ZR-1', sizeMm: null, ...facts })];
    const category = { ...testProduct([]).category, slugEn };
    return bodyPartOf(testProduct(items, { category }), sizeKindOf(items));
  };

  it.each([
    ['rings', { sizeMm: 17 }, 'hand'],
    ['pendants', {}, 'neck'],
    ['men', { sizeMm: 21 }, 'hand'],
    ['men', { lengthCm: 60 }, 'neck'],
    ['men', { lengthCm: 21 }, 'wrist'],
    ['kids', { lengthCm: 13 }, 'wrist'],
    ['men', {}, 'ruler'],
    ['sets', { sizeMm: 17 }, 'ruler'],
    ['sets', { sizeMm: 17, widthMm: null }, null],
  ])('for the category %s and the sizes %j is %s', (category, facts, bodyPart) => {
    expect(bodyPartIn(category, facts)).toBe(bodyPart);
  });
});
