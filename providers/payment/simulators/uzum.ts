import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { basicAuthorization } from '../../basic-auth.ts';
import type { UzumSettings } from '../settings.ts';
import { addChoices, answerChoice, languageOfAddress, ownAddress, sendPage } from './answer-choice.ts';
import { type SimulatedCall, callShop } from './call-shop.ts';
import type { Choice, Exchange, SimulatedBill } from './choice.ts';
import { billPage, refusedPage, unknownPage } from './page.ts';

interface UzumLink {
  bill: SimulatedBill;
  amountTiyin: number;
  backUrl: string;
}

type Operation = 'check' | 'create' | 'confirm' | 'reverse' | 'status';

/** Simulates Uzum's app: its payment page, and its five webhooks by the published protocol (integrations.md 3.1). */
export function createUzumSimulator(options: {
  settings: UzumSettings;
  shopUrl: string;
}): FastifyPluginAsync {
  const { settings, shopUrl } = options;
  return async (app) => {
    addChoices(app);
    app.get<{ Querystring: Record<string, string> }>('/open-service', async (request, reply) => {
      const link = readLink(options, request.query);
      if (link === undefined) return sendPage(reply, { page: unknownPage(), shopUrl, status: 404 });
      const { bill, backUrl } = link;
      const checked = await callShop(webhook(options, 'check', { params: { order_id: bill.orderNumber } }));
      if (checked.status === 200) return sendPage(reply, { page: billPage(bill), shopUrl });
      return sendPage(reply, {
        page: refusedPage(bill, { exchanges: [checked], backUrl }),
        shopUrl,
        status: 409,
      });
    });

    app.post<{ Querystring: Record<string, string>; Body: Choice | undefined }>(
      '/open-service',
      async (request, reply) => {
        const link = readLink(options, request.query);
        const choice = request.body;
        if (link === undefined || choice === undefined)
          return sendPage(reply, { page: unknownPage(), shopUrl, status: 404 });
        const { bill, backUrl } = link;
        const act = (word: Parameters<typeof actOut>[0]) => actOut(word, callsFor(options, link));
        return answerChoice(reply, { choice, simulation: { bill, backUrl, shopUrl, act } });
      },
    );
    app.log.debug(`Uzum's service ${settings.serviceId} is simulated`);
  };
}

function readLink(
  { settings, shopUrl }: { settings: UzumSettings; shopUrl: string },
  query: Record<string, string>,
): UzumLink | undefined {
  const { serviceId, order_id: orderNumber = '', amount = '', redirectUrl } = query;
  const backUrl = ownAddress(shopUrl, redirectUrl);
  if (serviceId !== settings.serviceId || backUrl === undefined) return undefined;
  if (!/^[\w-]{1,40}$/.test(orderNumber) || !/^\d{3,15}$/.test(amount)) return undefined;
  const amountTiyin = Number(amount);
  const language = languageOfAddress(backUrl);
  const bill = { provider: 'Uzum Bank', language, orderNumber, amountSom: Math.trunc(amountTiyin / 100) };
  return { bill, amountTiyin, backUrl };
}

/** The calls of one transaction, which can be made repeatedly. */
interface Calls {
  create: SimulatedCall;
  confirm: SimulatedCall;
  reverse: SimulatedCall;
  status: SimulatedCall;
  /** The same create call with another amount, and with another password. */
  wrongAmount: SimulatedCall;
  wrongAuth: SimulatedCall;
}

function callsFor(
  options: { settings: UzumSettings; shopUrl: string },
  { bill, amountTiyin }: UzumLink,
): Calls {
  const transId = randomUUID();
  const order = { transId, params: { order_id: bill.orderNumber } };
  const create = webhook(options, 'create', { ...order, amount: amountTiyin });
  const payment = { transId, paymentSource: 'UZUM', tariff: 'simple', cardType: 2 };
  const wrongPassword = { ...options.settings, password: `${options.settings.password}?` };
  return {
    create,
    confirm: webhook(options, 'confirm', { ...payment, processingReferenceNumber: randomUUID() }),
    reverse: webhook(options, 'reverse', { transId }),
    status: webhook(options, 'status', { transId }),
    wrongAmount: webhook(options, 'create', { ...order, amount: amountTiyin + 100 }),
    wrongAuth: { ...create, headers: headersFor(wrongPassword) },
  };
}

function webhook(
  { settings, shopUrl }: { settings: UzumSettings; shopUrl: string },
  operation: Operation,
  fields: Record<string, unknown>,
): SimulatedCall {
  return {
    call: operation,
    url: `${shopUrl}/payments/uzum/${operation}`,
    headers: headersFor(settings),
    body: { serviceId: Number(settings.serviceId), timestamp: Date.now(), ...fields },
  };
}

function headersFor(settings: UzumSettings): Record<string, string> {
  return { authorization: basicAuthorization(settings) };
}

/** Carries out the choice; after trouble it queries the shop's state of the transaction. */
async function actOut(choice: Exclude<Choice, 'leave' | 'late'>, calls: Calls): Promise<Exchange[]> {
  const { create, confirm, reverse, status } = calls;
  switch (choice) {
    case 'pay':
      return pay(calls);
    case 'decline':
      return inTurn([create, reverse]);
    case 'twice':
      return inTurn([create, create, confirm, confirm, status]);
    case 'outOfOrder':
      return inTurn([confirm, create, status, confirm, create, status]);
    case 'wrongAuth':
      return inTurn([calls.wrongAuth, status]);
    case 'wrongAmount':
      return inTurn([calls.wrongAmount, status]);
    case 'atOnce':
      return [...(await atOnce(create)), ...(await atOnce(confirm)), await callShop(status)];
  }
}

/** Uzum takes no money unless its create call was accepted. */
async function pay({ create, confirm }: Calls): Promise<Exchange[]> {
  const created = await callShop(create);
  return created.status === 200 ? [created, await callShop(confirm)] : [created];
}

async function inTurn(calls: readonly SimulatedCall[]): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const call of calls) exchanges.push(await callShop(call));
  return exchanges;
}

function atOnce(call: SimulatedCall): Promise<Exchange[]> {
  return Promise.all([1, 2, 3, 4, 5].map(() => callShop(call)));
}
