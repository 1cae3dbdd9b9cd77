import type { AddCard, Card, CardProvider } from '#contract/card.ts';
import { get, send, type Caller } from './call.ts';

const path = '/api/v1/cards';

export const listCards = (caller: Caller) => get<Card[]>(caller, path);

/** Whose forms a card can be typed into. */
export const listCardProviders = (caller: Caller) => get<CardProvider[]>(caller, '/api/v1/card-providers');

/** The bank now sends a code to the phone of the card. */
export const addCard = (caller: Caller, card: AddCard) =>
  send<Card>(caller, { method: 'POST', path, body: card });

/** Another code, at most one a minute. */
export const sendCardCode = (caller: Caller, id: number) =>
  send<void>(caller, { method: 'POST', path: `${path}/${id}/code` });

export const verifyCard = (caller: Caller, id: number, code: string) =>
  send<Card>(caller, { method: 'POST', path: `${path}/${id}/verify`, body: { code } });

export const makeCardDefault = (caller: Caller, id: number) =>
  send<Card>(caller, { method: 'PATCH', path: `${path}/${id}`, body: { isDefault: true } });

export const deleteCard = (caller: Caller, id: number) =>
  send<void>(caller, { method: 'DELETE', path: `${path}/${id}` });
