import { Type } from 'typebox';
import { AddCard, Card, CardParams, CardProvider, UpdateCard, VerifyCard } from '#contract/catalog/card.ts';
import { cardLimit } from '#contract/words.ts';
import { declareOperations, Nothing } from './operation.ts';

const limitPerMinute = 120;
const cardRefusals = [
  'NOT_FOUND',
  'CARD_DECLINED',
  'CARD_LIMIT',
  'OTP_INVALID',
  'OTP_TOO_MANY_ATTEMPTS',
] as const;

/** The user's cards, as their providers’ tokens (decisions 3). Refuses with NOT_FOUND if a card belongs to another user. */
export const cardOperations = declareOperations({
  listCards: {
    method: 'GET',
    path: '/api/v1/cards',
    summary: 'Lists the user’s cards.',
    actor: 'user',
    answer: Type.Array(Card, { maxItems: cardLimit }),
    refusals: [],
    cache: 'private',
  },
  listCardProviders: {
    method: 'GET',
    path: '/api/v1/card-providers',
    summary: 'Lists the providers that have a form for adding a card.',
    actor: 'user',
    answer: Type.Array(CardProvider, { maxItems: 20 }),
    refusals: [],
    cache: 'private',
  },
  addCard: {
    method: 'POST',
    path: '/api/v1/cards',
    summary: 'Starts adding a card: the bank sends a code to its phone.',
    actor: 'user',
    body: AddCard,
    answer: Card,
    status: 201,
    refusals: cardRefusals,
    limitPerMinute,
    cache: 'private',
  },
  sendCardCode: {
    method: 'POST',
    path: '/api/v1/cards/:id/code',
    summary: 'Sends another code, at most once per minute.',
    actor: 'user',
    params: CardParams,
    answer: Nothing,
    refusals: cardRefusals,
    limitPerMinute,
    cache: 'private',
  },
  verifyCard: {
    method: 'POST',
    path: '/api/v1/cards/:id/verify',
    summary: 'Adds the card with the code.',
    actor: 'user',
    params: CardParams,
    body: VerifyCard,
    answer: Card,
    refusals: cardRefusals,
    limitPerMinute,
    cache: 'private',
  },
  makeCardDefault: {
    method: 'PATCH',
    path: '/api/v1/cards/:id',
    summary: 'Makes the card the default.',
    actor: 'user',
    params: CardParams,
    body: UpdateCard,
    answer: Card,
    refusals: ['NOT_FOUND', 'CARD_DECLINED'],
    limitPerMinute,
    cache: 'private',
  },
  deleteCard: {
    method: 'DELETE',
    path: '/api/v1/cards/:id',
    summary: 'Removes the card, also at its provider.',
    actor: 'user',
    params: CardParams,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    limitPerMinute,
    cache: 'private',
  },
});
