import type { FastifyPluginAsync } from 'fastify';
import type { ClickSettings } from '../settings.ts';
import { addChoices, answerChoice, languageOfAddress, ownAddress, sendPage } from './answer-choice.ts';
import { type SimulatedCall, callShop } from './call-shop.ts';
import type { Choice, Exchange, SimulatedBill } from './choice.ts';
import {
  type ClickLedger,
  type ClickPayment,
  type Deviation,
  completeCall,
  newPayment,
  prepareCall,
  answerField,
} from './click-calls.ts';
import { addMerchantApi } from './click-merchant.ts';
import { billPage, unknownPage } from './page.ts';

interface ClickSimulation {
  settings: ClickSettings;
  shopUrl: string;
  /** Left out = a new ledger. */
  ledger?: ClickLedger;
}

/** Simulates Click: its payment page, its calls of the SHOP API (integrations 2.1, 2.2), and its Merchant API (2.3, 2.4) with receipts. */
export function createClickSimulator(options: ClickSimulation): FastifyPluginAsync {
  const { settings, shopUrl, ledger = new Map() } = options;
  return async (app) => {
    await app.register(async (api) => addMerchantApi(api, { settings, ledger }));
    addChoices(app);
    app.get<{ Querystring: Record<string, string> }>('/services/pay', async (request, reply) => {
      const link = readLink(options, request.query);
      if (link === undefined) return sendPage(reply, { page: unknownPage(), shopUrl, status: 404 });
      return sendPage(reply, { page: billPage(link.bill), shopUrl });
    });

    app.post<{ Querystring: Record<string, string>; Body: Choice | undefined }>(
      '/services/pay',
      async (request, reply) => {
        const link = readLink(options, request.query);
        const choice = request.body;
        if (link === undefined || choice === undefined)
          return sendPage(reply, { page: unknownPage(), shopUrl, status: 404 });
        const { bill, amount, backUrl } = link;
        const act = async (word: Exclude<Choice, 'leave' | 'late'>) => {
          const payment = newPayment({ orderNumber: bill.orderNumber, amount });
          ledger.set(payment.paymentId, payment);
          return actOut(word, { options, payment });
        };
        return answerChoice(reply, { choice, simulation: { bill, backUrl, shopUrl, act } });
      },
    );
  };
}

function readLink(
  { settings, shopUrl }: ClickSimulation,
  query: Record<string, string>,
): { bill: SimulatedBill; amount: string; backUrl: string } | undefined {
  const { service_id: serviceId, merchant_id: merchantId, amount = '' } = query;
  const { transaction_param: orderNumber = '', return_url: returnUrl } = query;
  const backUrl = ownAddress(shopUrl, returnUrl);
  if (serviceId !== settings.serviceId || merchantId !== settings.merchantId) return undefined;
  if (backUrl === undefined || !/^[\w-]{1,40}$/.test(orderNumber)) return undefined;
  const [, amountSom] = /^(\d{1,12})\.\d\d$/.exec(amount) ?? [];
  if (amountSom === undefined) return undefined;
  const language = languageOfAddress(backUrl);
  return {
    bill: { provider: 'Click', language, orderNumber, amountSom: Number(amountSom) },
    amount,
    backUrl,
  };
}

interface Scene {
  options: ClickSimulation;
  payment: ClickPayment;
}

async function actOut(choice: Exclude<Choice, 'leave' | 'late'>, scene: Scene): Promise<Exchange[]> {
  const { options, payment } = scene;
  switch (choice) {
    case 'pay':
      return pay(scene, { times: inTurn(1) });
    case 'twice':
      return pay(scene, { times: inTurn(2) });
    case 'atOnce':
      return pay(scene, { times: atOnce });
    case 'decline':
      return pay(scene, { times: inTurn(1), complete: { error: '-5017' } });
    case 'outOfOrder': {
      const early = await callShop(completeCall(options, payment, { prepareId: '1' }));
      return [
        early,
        ...(await pay(scene, { times: inTurn(1) })),
        await callShop(prepareCall(options, payment)),
      ];
    }
    case 'wrongAuth':
      return pay(scene, { times: inTurn(1), prepare: { secretKey: `${options.settings.secretKey}?` } });
    case 'wrongAmount': {
      const amount = `${payment.amount.split('.', 1)[0]}9.00`;
      const wrong = await callShop(prepareCall(options, payment, { amount }));
      return [wrong, ...(await pay(scene, { times: inTurn(1), complete: { amount } }))];
    }
  }
}

type Times = (call: SimulatedCall) => Promise<Exchange[]>;

/** Calls Prepare, takes the money, calls Complete. Click refunds what the shop does not complete. */
async function pay(
  { options, payment }: Scene,
  how: { times: Times; prepare?: Deviation; complete?: Deviation },
): Promise<Exchange[]> {
  const prepared = await how.times(prepareCall(options, payment, how.prepare));
  const prepareId = prepared
    .map(({ answer }) => answerField(answer, 'merchant_prepare_id'))
    .find((id) => id !== '');
  const isTaken = prepared.some(({ answer }) => answerField(answer, 'error') === '0');
  payment.status = isTaken ? 1 : -1;
  if (!isTaken || prepareId === undefined) return prepared;
  const completed = await how.times(completeCall(options, payment, { prepareId, ...how.complete }));
  payment.status = completed.some(({ answer }) => answerField(answer, 'error') === '0') ? 2 : -1;
  return [...prepared, ...completed];
}

function inTurn(times: number): Times {
  return async (call) => {
    const answers: Exchange[] = [];
    for (let time = 0; time < times; time += 1) answers.push(await callShop(call));
    return answers;
  };
}

function atOnce(call: SimulatedCall): Promise<Exchange[]> {
  return Promise.all([1, 2, 3, 4, 5].map(() => callShop(call)));
}
