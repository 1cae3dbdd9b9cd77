import type { FastifyInstance, FastifyReply } from 'fastify';
import { bankHeaders } from '../bank-look.ts';
import { addCardForm, createFakeVault } from './cards.ts';
import { type FakeBill, fakeBillOf, fakeLink } from './link.ts';
import { fakeBankPage } from './payment-page.ts';
import type { PaymentHandlers, PaymentProvider, ProviderState } from '../port.ts';

/** Card numbers of the test bank, without spaces. The page lists them, for tests and people. */
const fakeCards = {
  approved: '8600000000000001',
  declined: '8600000000000002',
  /** No response arrives, as from a bank that is down. */
  timedOut: '8600000000000003',
  /** The bank takes the money, but its call to the shop is lost: reconciliation finds the payment. */
  silent: '8600000000000004',
} as const;

/** How long a transaction of the bank can be settled. */
const openForMs = 30 * 60 * 1000;

export interface BankForm {
  card: string;
  isCancelled: boolean;
}

/** The bank's own ledger. It is shared by pages and background tasks, and lost when the process ends. */
const ledger = new Map<string, ProviderState>();

/** Creates the demo's online provider: a bank with a payment page, called like any other. */
export function createFakeProvider({ now = () => new Date() }: { now?: () => Date } = {}): PaymentProvider {
  return {
    name: 'FAKE',
    origin: null,
    begin: (bill) => ({ redirectUrl: fakeLink(bill) }),
    endpoints: (handlers) => async (app) => addEndpoints(app, { handlers, now }),
    fetchState: async ({ id }) => ledger.get(id) ?? 'UNKNOWN',
    refund: async ({ transaction, amountSom }) => {
      if (amountSom === transaction.amountSom) ledger.set(transaction.id, 'REFUNDED');
      return 'DONE';
    },
    previewRefund: () => 'AUTOMATIC',
    cards: createFakeVault(now),
  };
}

interface Bank {
  handlers: PaymentHandlers;
  now: () => Date;
}

const schema = {
  params: { type: 'object', properties: { number: { type: 'string', maxLength: 40 } } },
  querystring: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
} as const;

interface Visit {
  Params: { number: string };
  Querystring: Record<string, string>;
}

function addEndpoints(app: FastifyInstance, bank: Bank): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, readForm(String(body))),
  );
  addCardForm(app, sendPage);
  app.get<Visit>('/fake-bank/:number', { schema }, async (request, reply) => {
    const bill = fakeBillOf(request.params.number, request.query);
    if (bill === undefined) return sendPage(reply, 404, fakeBankPage({ kind: 'UNKNOWN' }));
    const standing = await placementOf(bank, bill);
    if (standing === 'UNKNOWN') return sendPage(reply, 404, fakeBankPage({ kind: 'UNKNOWN' }));
    if (standing === 'PAYABLE')
      return sendPage(reply, 200, fakeBankPage({ kind: 'PAY', bill, mistake: null }));
    return reply.redirect(standing === 'PAID' ? bill.successPath : bill.failedPath, 303);
  });

  app.post<Visit & { Body: BankForm }>('/fake-bank/:number', { schema }, async (request, reply) => {
    const bill = fakeBillOf(request.params.number, request.query);
    if (bill === undefined) return sendPage(reply, 404, fakeBankPage({ kind: 'UNKNOWN' }));
    const outcome = await payAtBank(bank, bill, request.body);
    if (outcome === 'MISTAKE') {
      const page = fakeBankPage({ kind: 'PAY', bill, mistake: request.body.card });
      return sendPage(reply, 422, page);
    }
    return reply.redirect(outcome === 'SUCCESS' ? bill.successPath : bill.failedPath, 303);
  });
}

/** Checks whether this bill can be paid. */
async function placementOf(
  { handlers }: Bank,
  bill: FakeBill,
): Promise<'PAYABLE' | 'PAID' | 'OVER' | 'UNKNOWN'> {
  const known = await handlers.find(bill.transactionId);
  if (known !== undefined && known.state !== 'OPEN') return known.state === 'PAID' ? 'PAID' : 'OVER';
  const checked = await handlers.check(bill);
  if (checked.ok) return 'PAYABLE';
  if (checked.why === 'UNKNOWN' || checked.why === 'WRONG_AMOUNT') return 'UNKNOWN';
  return checked.why === 'PAID' ? 'PAID' : 'OVER';
}

/** Processes the submitted form and returns where the browser is sent. `MISTAKE`: an unknown card. */
async function payAtBank(
  bank: Bank,
  bill: FakeBill,
  form: BankForm,
): Promise<'SUCCESS' | 'FAILED' | 'MISTAKE'> {
  const card = form.card.replaceAll(/[\s-]/g, '');
  const isKnown = Object.values(fakeCards).some((known) => known === card);
  if (!form.isCancelled && !isKnown) return 'MISTAKE';
  const { handlers, now } = bank;
  const { transactionId: id, orderNumber, amountSom } = bill;
  const startedAt = now();
  const keepUntil = new Date(startedAt.getTime() + openForMs);
  const opened = await handlers.open({
    id,
    orderNumber,
    amountSom,
    startedAt,
    keepUntil,
    replaces: true,
    facts: {},
  });
  if (!opened.ok) return opened.why === 'PAID' ? 'SUCCESS' : 'FAILED';
  if (form.isCancelled || card === fakeCards.declined) {
    const failure = form.isCancelled ? 'CANCELLED' : 'DECLINED';
    const ended = await handlers.cancel({ id, failure, onlyOpen: true });
    if (ended.ok && ended.transaction.state === 'FAILED') ledger.set(id, 'FAILED');
    return 'FAILED';
  }
  if (card === fakeCards.timedOut || card === fakeCards.silent) {
    ledger.set(id, card === fakeCards.silent ? 'PAID' : 'OPEN');
    return 'SUCCESS';
  }
  const settled = await handlers.settle({ id });
  if (settled.ok) ledger.set(id, 'PAID');
  return settled.ok ? 'SUCCESS' : 'FAILED';
}

function readForm(body: string): BankForm {
  const fields = new URLSearchParams(body);
  return { card: (fields.get('card') ?? '').slice(0, 40), isCancelled: fields.get('action') === 'cancel' };
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.status(status).headers(bankHeaders()).send(page);
}
