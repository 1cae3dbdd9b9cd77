import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { PaymeSettings } from '../settings.ts';
import { type PaymeBill, readPaymeLink } from './payme-bill.ts';
import {
  type Outcome,
  type Trouble,
  declineBill,
  payBill,
  type PaymeShop,
  troubles,
} from './payme-caller.ts';
import { noPaymePage, paymePage, paymePolicy } from './payme-page.ts';
import { addSubscribeApi } from './payme-subscribe.ts';

const laterMs = 20_000;

/** Simulates Payme: its page at `/<base64>`, its Subscribe API at `/api`, its calls of the Merchant API. */
export function createPaymeSimulator(options: {
  settings: PaymeSettings;
  shopUrl: string;
  /** Delay of late calls. */
  afterMs?: number;
}): FastifyPluginAsync {
  const { settings, afterMs = laterMs } = options;
  return async (app) => {
    const timers = new Set<NodeJS.Timeout>();
    const later: PaymeShop['later'] = (run) => {
      const report = (error: unknown) => app.log.warn({ err: error }, 'payme simulator');
      const timer = setTimeout(() => {
        timers.delete(timer);
        run().catch(report);
      }, afterMs);
      timers.add(timer);
    };
    app.addHook('onClose', async () => {
      for (const timer of timers) clearTimeout(timer);
    });
    addSubscribeApi(app, settings);
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    app.get<{ Params: { '*': string }; Querystring: { trouble?: string } }>('/*', async (request, reply) => {
      const bill = ownBill(settings, request.params['*']);
      if (bill === undefined) return sendPage(reply.status(404), { page: noPaymePage(), bill });
      const trouble = troubleOf(request.query.trouble);
      return sendPage(reply, { page: paymePage(bill, { trouble, refused: null }), bill });
    });

    app.post<{ Params: { '*': string }; Body: URLSearchParams }>('/*', async (request, reply) => {
      const bill = ownBill(settings, request.params['*']);
      if (bill === undefined) return sendPage(reply.status(404), { page: noPaymePage(), bill });
      const trouble = troubleOf(request.body.get('trouble'));
      const action = request.body.get('action');
      const outcome = await runAction(
        { settings, shopUrl: options.shopUrl, later },
        { bill, action, trouble },
      );
      if (outcome.ok && bill.back !== null) return reply.redirect(bill.back, 303);
      const refused = outcome.ok ? null : outcome.why;
      return sendPage(reply, { page: paymePage(bill, { trouble, refused }), bill });
    });
  };
}

async function runAction(
  shop: PaymeShop,
  { bill, action, trouble }: { bill: PaymeBill; action: string | null; trouble: Trouble },
): Promise<Outcome> {
  if (action === 'pay') return payBill(shop, { bill, trouble });
  return action === 'decline' ? declineBill(shop, bill) : { ok: true };
}

function ownBill({ merchantId }: PaymeSettings, path: string): PaymeBill | undefined {
  const bill = readPaymeLink(path);
  return bill?.merchantId === merchantId ? bill : undefined;
}

function troubleOf(name: string | null | undefined): Trouble {
  return troubles.find((trouble) => trouble === name) ?? 'none';
}

function sendPage(
  reply: FastifyReply,
  { page, bill }: { page: string; bill: PaymeBill | undefined },
): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', paymePolicy(bill))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(page);
}
