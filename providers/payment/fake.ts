import type { FastifyInstance, FastifyReply } from 'fastify';
import { addCardForm, createFakeVault } from './fake-cards.ts';
import { contentSecurityPolicy, fakeBankPage } from './fake-page.ts';
import type { Bill, PaymentHandlers, PaymentProvider, ProviderState } from './port.ts';

/** Card numbers the fake bank knows, without spaces: what each does can be clicked, in tests and by people. */
const fakeCards = {
  approved: '8600000000000001',
  declined: '8600000000000002',
  /** Nothing happens: no answer comes, as from a bank that is down. */
  timedOut: '8600000000000003',
} as const;

export interface BankForm {
  card: string;
  isCancelled: boolean;
}

/** The bank's own ledger. It lives as long as the process: the money is as real as the bank. */
type Ledger = Map<string, ProviderState>;

/** The demo's online provider: a bank with a page of its own, spoken to like any other. */
export function createFakeProvider({ now = () => new Date() }: { now?: () => Date } = {}): PaymentProvider {
  const ledger: Ledger = new Map();
  return {
    name: 'FAKE',
    begin: (bill) => ({ redirectUrl: `/fake-bank/${bill.reference}` }),
    endpoints: (handlers) => async (app) => addEndpoints(app, { handlers, ledger }),
    fetchState: async (reference) => ledger.get(reference) ?? 'UNKNOWN',
    refund: async ({ reference }) => {
      ledger.set(reference, 'REFUNDED');
    },
    cards: createFakeVault(now),
  };
}

interface Bank {
  handlers: PaymentHandlers;
  ledger: Ledger;
}

function addEndpoints(app: FastifyInstance, bank: Bank): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, readForm(String(body))),
  );
  addCardForm(app, sendPage);
  const params = { type: 'object', properties: { reference: { type: 'string', maxLength: 100 } } } as const;
  const schema = { hide: true, params };

  app.get<{ Params: { reference: string } }>('/fake-bank/:reference', { schema }, async (request, reply) => {
    const checked = await bank.handlers.check(request.params.reference);
    if (!checked.ok) return sendPage(reply, 404, fakeBankPage({ kind: 'UNKNOWN' }));
    if (checked.state === 'PENDING')
      return sendPage(reply, 200, fakeBankPage({ kind: 'PAY', bill: checked.bill, mistake: null }));
    return reply.redirect(checked.state === 'PAID' ? checked.bill.successPath : checked.bill.failedPath, 303);
  });

  app.post<{ Params: { reference: string }; Body: BankForm }>(
    '/fake-bank/:reference',
    { schema },
    async (request, reply) => {
      const checked = await bank.handlers.check(request.params.reference);
      if (!checked.ok) return sendPage(reply, 404, fakeBankPage({ kind: 'UNKNOWN' }));
      const outcome = await payAtBank(bank, checked.bill, request.body);
      if (outcome === 'MISTAKE') {
        const page = fakeBankPage({ kind: 'PAY', bill: checked.bill, mistake: request.body.card });
        return sendPage(reply, 422, page);
      }
      return reply.redirect(outcome === 'SUCCESS' ? checked.bill.successPath : checked.bill.failedPath, 303);
    },
  );
}

/** What the bank does with a filled-in form, and where the browser goes after it. `MISTAKE`: a card it does not know. */
async function payAtBank(
  { handlers, ledger }: Bank,
  bill: Bill,
  form: BankForm,
): Promise<'SUCCESS' | 'FAILED' | 'MISTAKE'> {
  const { reference, amountSom } = bill;
  if (form.isCancelled) return refuse('CANCELLED');
  const card = form.card.replaceAll(/[\s-]/g, '');
  if (card === fakeCards.declined) return refuse('DECLINED');
  if (card === fakeCards.timedOut) {
    ledger.set(reference, 'PENDING');
    return 'SUCCESS';
  }
  if (card !== fakeCards.approved) return 'MISTAKE';
  const settled = await handlers.settle({ reference, amountSom });
  if (settled.ok) ledger.set(reference, 'PAID');
  return settled.ok ? 'SUCCESS' : 'FAILED';

  async function refuse(failure: 'CANCELLED' | 'DECLINED'): Promise<'FAILED'> {
    const failed = await handlers.fail({ reference, failure });
    if (failed.ok) ledger.set(reference, 'FAILED');
    return 'FAILED';
  }
}

function readForm(body: string): BankForm {
  const fields = new URLSearchParams(body);
  return { card: (fields.get('card') ?? '').slice(0, 40), isCancelled: fields.get('action') === 'cancel' };
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .send(page);
}
