import { describe, expect, it } from 'vitest';
import type { Card } from '#contract/catalog/card.ts';
import { methodOf, paymentOf, viewCards } from './saved-cards.ts';

const card: Card = {
  id: 12,
  provider: 'PAYME',
  maskedPan: '8600 •••• •••• 6311',
  expiry: '03/99',
  expiryState: 'VALID',
  brand: 'UZCARD',
  isDefault: true,
  isVerified: true,
};

describe('the saved cards at the checkout', () => {
  it('are those that a bank would charge today', () => {
    const cards: Card[] = [
      card,
      { ...card, id: 13, isVerified: false },
      { ...card, id: 14, expiryState: 'EXPIRED' },
      { ...card, id: 15, expiryState: 'EXPIRES_SOON' },
    ];
    expect(viewCards(cards).map(({ formValue }) => formValue)).toEqual(['PAYME:12', 'PAYME:15']);
    expect(viewCards([card])).toEqual([
      { formValue: 'PAYME:12', method: 'PAYME', name: 'Uzcard •••• 6311', expiry: '03/99' },
    ]);
  });

  it('are payment methods of their provider', () => {
    expect([methodOf('PAYME:12'), methodOf('CASH'), methodOf('')]).toEqual(['PAYME', 'CASH', '']);
    expect(paymentOf('PAYME:12')).toEqual({ method: 'PAYME', cardId: 12 });
    expect(paymentOf('CASH')).toEqual({ method: 'CASH' });
  });
});
