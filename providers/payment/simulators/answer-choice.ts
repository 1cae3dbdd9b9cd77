import type { FastifyInstance, FastifyReply } from 'fastify';
import { bankHeaders } from '../bank-look.ts';
import { type Choice, type Exchange, type SimulatedBill, choiceOf } from './choice.ts';
import { exchangesPage } from './page.ts';

export interface Simulation {
  bill: SimulatedBill;
  /** Where the browser is sent afterwards. */
  backUrl: string;
  /** Origin of the shop. */
  shopUrl: string;
  /** Makes the provider's calls for this choice; not called for `leave` and `late`. */
  act: (choice: Exclude<Choice, 'leave' | 'late'>) => Promise<Exchange[]>;
}

const lateMs = 5_000;

/** Parses forms whose buttons are named `choice`; other bodies are undefined. To be called once in the scope of a simulator. */
export function addChoices(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, choiceOf(new URLSearchParams(String(body)).get('choice'))),
  );
}

/**
 * Carries out the choice: paid, declined and left redirect back at once, as the provider does; after trouble the shop’s responses are
 * shown.
 */
export async function answerChoice(
  reply: FastifyReply,
  { choice, simulation }: { choice: Choice; simulation: Simulation },
): Promise<FastifyReply> {
  const { act, backUrl, bill, shopUrl } = simulation;
  if (choice === 'leave') return reply.redirect(backUrl, 303);
  if (choice === 'late') {
    // not called if the shop has shut down
    setTimeout(() => void act('pay').catch(() => undefined), lateMs).unref();
    return reply.redirect(backUrl, 303);
  }
  const exchanges = await act(choice);
  if (choice === 'pay' || choice === 'decline') return reply.redirect(backUrl, 303);
  return sendPage(reply, { page: exchangesPage(bill, { exchanges, backUrl }), shopUrl });
}

export function sendPage(
  reply: FastifyReply,
  { page, shopUrl, status = 200 }: { page: string; shopUrl: string; status?: number },
): FastifyReply {
  return reply
    .status(status)
    .headers(bankHeaders([new URL(shopUrl).origin]))
    .send(page);
}

/** Returns the address if it belongs to the shop; otherwise undefined. */
export function ownAddress(shopUrl: string, address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  return new URL(address).origin === new URL(shopUrl).origin ? address : undefined;
}

/** Returns the language of a page of the shop. */
export function languageOfAddress(address: string): SimulatedBill['language'] {
  const [, language] = /^\/(uz|en)(?:\/|$)/.exec(new URL(address).pathname) ?? [];
  return language === 'uz' || language === 'en' ? language : 'ru';
}
