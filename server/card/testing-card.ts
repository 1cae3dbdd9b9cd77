import type { InjectOptions } from 'fastify';
import type { Card } from '#contract/catalog/card.ts';
import type { LoggedIn } from '#server/testing-accounts.ts';
import type { Sale } from '#server/testing-sale.ts';

/** The cards known to the fake bank (providers/payment/fake/known-cards.ts); `code` is the one it sends for every card. */
export const bank = {
  humo: '9860 0000 0000 0011',
  uzcard: '8600 0000 0000 0012',
  visa: '4000 0000 0000 0013',
  expiring: '9860 0000 0000 0015',
  declined: '8600 0000 0000 0016',
  expired: '8600 0000 0000 0017',
  away: '9860 0000 0000 0018',
  code: '666666',
} as const;

const path = '/api/v1/cards';

export interface CardCall {
  /** The path after `/cards`, such as `/12/verify`. */
  at?: string;
  payload?: object;
}

export function callCards(
  sale: Sale,
  by: { headers: Record<string, string> },
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  { at = '', payload }: CardCall = {},
) {
  const options: InjectOptions = { method, url: path + at, headers: by.headers };
  return sale.app.inject(payload === undefined ? options : { ...options, payload });
}

/** Enters a card in the bank's form, as a browser would; returns its token. */
export async function typeCard(sale: Sale, number: string): Promise<string> {
  const answer = await sale.app.inject({
    method: 'POST',
    url: '/fake-bank/cards?return=%2Fprofile%2Fmy-cards&language=ru',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ card: number }).toString(),
  });
  const token = new URL(answer.headers.location ?? '', 'http://shop').searchParams.get('cardToken');
  if (token === null) throw new Error(answer.body);
  return token;
}

/** POST /cards with a card that was just entered. */
export async function postCard(sale: Sale, by: LoggedIn, number: string) {
  return callCards(sale, by, 'POST', {
    payload: { provider: 'FAKE', cardToken: await typeCard(sale, number) },
  });
}

/** Adds a card that is not verified yet. */
export async function addedCard(sale: Sale, by: LoggedIn, number: string): Promise<Card> {
  const answer = await postCard(sale, by, number);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

export const typeCode = (sale: Sale, by: LoggedIn, { id, code }: { id: number; code: string }) =>
  callCards(sale, by, 'POST', { at: `/${id}/verify`, payload: { code } });

export async function verifiedCard(sale: Sale, by: LoggedIn, number: string): Promise<Card> {
  const { id } = await addedCard(sale, by, number);
  const answer = await typeCode(sale, by, { id, code: bank.code });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

export async function cardsOf(sale: Sale, by: LoggedIn): Promise<Card[]> {
  return (await callCards(sale, by, 'GET')).json();
}

/** Returns the payloads of the jobs that delete tokens at the providers, oldest first. */
export async function jobsToForget(
  sale: Sale,
): Promise<{ cards: { provider: string; tokenSealed: string }[] }[]> {
  const { rows } = await sale.parts.pool.query<{
    payload: { cards: { provider: string; tokenSealed: string }[] };
  }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'forget-card-tokens' order by j.id`,
  );
  return rows.map(({ payload }) => payload);
}
