import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fakeCardForm } from './card-page.ts';
import { type FakeCard, type FakeOutcome, fakeCode, fakeVaultCards } from './known-cards.ts';
import type { Bill, CardVault, NewTransaction, VaultCard } from '../port.ts';
import { isOwnPath, withToken } from '../return-path.ts';

const cardOfWord = new Map<string, FakeCard>(Object.entries(fakeVaultCards));

/**
 * The vault of the test bank. A token contains the name of its card, so that it is valid after a restart and in another process; only the
 * deleted cards are stored in memory.
 */
export function createFakeVault(now: () => Date): CardVault {
  const forgotten = new Set<string>();
  const find = (token: string): VaultCard | undefined => {
    const known = forgotten.has(token) ? undefined : readToken(token);
    return known && { token, ...faceOf(known.card, now()), isVerified: known.stage === 'kept' };
  };
  return {
    formUrl: ({ returnPath, language }) =>
      `/fake-bank/cards?${new URLSearchParams({ return: returnPath, language }).toString()}`,
    describe: async (token) => find(token),
    sendCode: async (token) => {
      if (find(token) === undefined) return { ok: false, why: 'DECLINED' };
      if (readToken(token)?.card.outcome === 'away') throw new Error('the test bank does not respond');
      return { ok: true };
    },
    verify: async (token, code) => {
      const found = find(token);
      if (found === undefined) return { ok: false, why: 'DECLINED' };
      if (code !== fakeCode) return { ok: false, why: 'WRONG_CODE' };
      if (readToken(token)?.card.outcome === 'declined') return { ok: false, why: 'DECLINED' };
      return { ok: true, card: { ...found, token: token.replace(/^form/, 'kept'), isVerified: true } };
    },
    remove: async (token) => void forgotten.add(token),
    charge: async (handlers, { bill, token }) => {
      const opened = await handlers.open(chargeOf(bill, now()));
      if (!opened.ok) return opened.why;
      const { id } = opened.transaction;
      if (find(token) === undefined || readToken(token)?.card.outcome === 'declined') {
        await handlers.cancel({ id, failure: 'DECLINED' });
        return 'DECLINED';
      }
      return (await handlers.settle({ id })).ok ? 'PAID' : 'DECLINED';
    },
  };
}

function chargeOf({ orderNumber, attempt, amountSom }: Bill, now: Date): NewTransaction {
  const keepUntil = new Date(now.getTime() + 5 * 60 * 1000);
  const id = `${orderNumber}-${attempt}-card`;
  return { id, orderNumber, amountSom, startedAt: now, keepUntil, replaces: true, facts: {} };
}

/** The digits and expiry of a card that may be displayed. */
function faceOf({ number, brand, outcome }: FakeCard, now: Date): Omit<VaultCard, 'token' | 'isVerified'> {
  return {
    firstDigits: number.slice(0, 4),
    lastDigits: number.slice(-4),
    brand,
    expiry: expiryOf(outcome, now),
  };
}

/** Next month if the shop should warn, otherwise far in the future or the past. */
function expiryOf(outcome: FakeOutcome, now: Date): string {
  if (outcome === 'expired') return '03/24';
  if (outcome !== 'expiring') return '12/39';
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return `${String(next.getUTCMonth() + 1).padStart(2, '0')}/${String(next.getUTCFullYear() % 100)}`;
}

function newToken(word: string): string {
  return `form.${word}.${randomBytes(18).toString('base64url')}`;
}

function readToken(token: string): { stage: string; card: FakeCard } | undefined {
  const [, stage = '', word = ''] = /^(form|kept)\.([a-z]+)\.[\w-]{24}$/.exec(token) ?? [];
  const card = cardOfWord.get(word);
  return card && { stage, card };
}

interface FormQuery {
  return?: string;
  language?: 'ru' | 'uz' | 'en';
}

const query = {
  type: 'object',
  properties: {
    return: { type: 'string', maxLength: 500 },
    language: { type: 'string', enum: ['ru', 'uz', 'en'] },
  },
} as const;
const schema = { querystring: query };

/** Adds the page on which a card number is typed; `app` parses the bank's forms. It redirects only to paths of the shop. */
export function addCardForm(
  app: FastifyInstance,
  sendPage: (reply: FastifyReply, status: number, page: string) => FastifyReply,
): void {
  app.get<{ Querystring: FormQuery }>('/fake-bank/cards', { schema }, async (request, reply) => {
    const { return: returnPath, language = 'ru' } = request.query;
    if (!isOwnPath(returnPath)) return sendPage(reply, 404, fakeCardForm({ kind: 'UNKNOWN', language }));
    return sendPage(reply, 200, fakeCardForm({ kind: 'FORM', language, mistake: null }));
  });

  app.post<{ Querystring: FormQuery; Body: { card: string; isCancelled: boolean } }>(
    '/fake-bank/cards',
    { schema },
    async (request, reply) => {
      const { return: returnPath, language = 'ru' } = request.query;
      if (!isOwnPath(returnPath)) return sendPage(reply, 404, fakeCardForm({ kind: 'UNKNOWN', language }));
      if (request.body.isCancelled) return reply.redirect(returnPath, 303);
      const typed = request.body.card;
      const number = typed.replaceAll(/[\s-]/g, '');
      const [word] = [...cardOfWord].find(([, card]) => card.number === number) ?? [];
      if (word === undefined)
        return sendPage(reply, 422, fakeCardForm({ kind: 'FORM', language, mistake: typed }));
      return reply.redirect(withToken(returnPath, newToken(word)), 303);
    },
  );
}
