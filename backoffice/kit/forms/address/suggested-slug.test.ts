import { describe, expect, it } from 'vitest';
import { suggestedSlug } from './suggested-slug.ts';

describe('the suggested address of a new record', () => {
  it('is made from the English title', () => {
    expect(suggestedSlug({ en: 'Gift cards', uz: 'Sovgʻa kartalari', ru: 'Подарочные карты' }, 60)).toBe(
      'gift-cards',
    );
  });

  it('is made from the Uzbek title without an English one, and from the Russian one without both', () => {
    expect(suggestedSlug({ en: ' ', uz: 'Sovgʻa kartalari', ru: 'Подарочные карты' }, 60)).toBe(
      'sovga-kartalari',
    );
    expect(suggestedSlug({ ru: 'Подарочные карты' }, 60)).toBe('podarochnye-karty');
    expect(suggestedSlug({}, 60)).toBe('');
  });

  it('is cut between words', () => {
    expect(suggestedSlug({ en: 'How to care for gold' }, 12)).toBe('how-to-care');
    expect(suggestedSlug({ en: 'How to care' }, 11)).toBe('how-to-care');
    expect(suggestedSlug({ en: 'Jewellery' }, 5)).toBe('jewel');
  });
});
