import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fieldOf } from '../payme/merchant-params.ts';
import type { PaymeSettings } from '../settings.ts';

/**
 * The test cards of Payme's documentation, all valid until 03/99, and two more: one has no money, the other pays and the response is lost.
 * The code of each is 666666.
 */
const cards = new Map<string, 'good' | 'noSms' | 'expired' | 'blocked' | 'broken' | 'slow' | 'poor' | 'lost'>(
  [
    ['8600495473316478', 'good'],
    ['8600069195406311', 'good'],
    ['8600060921090842', 'noSms'],
    ['3333336415804657', 'expired'],
    ['4444445987459073', 'blocked'],
    ['8600143417770323', 'broken'],
    ['8600134301849596', 'slow'],
    ['8600000000000051', 'poor'],
    ['8600000000000069', 'lost'],
  ],
);
const smsCode = '666666';
const testExpiry = '0399';
/** Longer than the shop's timeout. */
const slowMs = 10_000;

interface SavedCard {
  number: string;
  isVerified: boolean;
}

interface Receipt {
  _id: string;
  state: number;
  amount: number;
  account: unknown;
  create_time: number;
  pay_time: number;
  cancel_time: number;
}

/** Error codes: of the card, of the receipt, of the protocol. */
const wrong = { card: -31300, code: -31103, noCard: -31400, pay: -31630, receipt: -31602 };
const system = -32400;

class Refused extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`refused with ${code}`);
    this.code = code;
  }
}

/** The response is lost. */
class Lost extends Error {}

/** Payme's Subscribe API (integrations.md 1.7), in memory. */
export function addSubscribeApi(app: FastifyInstance, settings: PaymeSettings): void {
  const vault = createVault();
  const open = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type, x-auth',
    'access-control-allow-methods': 'POST',
  };
  app.options('/api', async (_request, reply) => reply.headers(open).status(204).send());
  app.post('/api', async (request, reply) => {
    const [id, method] = [fieldOf(request.body, 'id') ?? null, fieldOf(request.body, 'method')];
    const auth = request.headers['x-auth'];
    const isShop = auth === `${settings.merchantId}:${settings.key}`;
    const mayBrowser = auth === settings.merchantId && browserMethods.has(String(method));
    try {
      if (!isShop && !mayBrowser) throw new Refused(-32504);
      const result = await vault(String(method), fieldOf(request.body, 'params'));
      return await reply.headers(open).send({ jsonrpc: '2.0', id, result });
    } catch (error) {
      if (error instanceof Lost) return reply.hijack().raw.destroy();
      const code = error instanceof Refused ? error.code : system;
      return reply.headers(open).send({ jsonrpc: '2.0', id, error: { code, message: `error ${code}` } });
    }
  });
}

const browserMethods = new Set(['cards.create', 'cards.get_verify_code', 'cards.verify']);

function createVault(): (method: string, params: unknown) => Promise<object> {
  const savedCards = new Map<string, SavedCard>();
  const receipts = new Map<string, Receipt>();
  const methods = new Map([...cardMethods(savedCards), ...receiptMethods(receipts, savedCards)]);
  return async (method, params) => {
    const run = methods.get(method);
    if (run === undefined) throw new Refused(-32601);
    return run(params);
  };
}

type Method = [name: string, run: (params: unknown) => object | Promise<object>];

function cardMethods(savedCards: Map<string, SavedCard>): Method[] {
  const find = (params: unknown) => {
    const token = String(fieldOf(params, 'token'));
    const card = savedCards.get(token);
    if (card === undefined) throw new Refused(wrong.noCard);
    return { token, card };
  };
  return [
    [
      'cards.create',
      (params) => {
        const card = fieldOf(params, 'card');
        const number = String(fieldOf(card, 'number'));
        const outcome = cards.get(number);
        if (outcome === 'broken') throw new Refused(system);
        if (outcome === undefined || outcome === 'expired' || fieldOf(card, 'expire') !== testExpiry)
          throw new Refused(wrong.card);
        const token = randomBytes(24).toString('hex');
        savedCards.set(token, { number, isVerified: false });
        return { card: faceOf(token, { number, isVerified: false }) };
      },
    ],
    [
      'cards.get_verify_code',
      (params) => {
        const { card } = find(params);
        if (cards.get(card.number) === 'noSms') throw new Refused(wrong.card);
        return { sent: true, phone: '99890*****31', wait: 60_000 };
      },
    ],
    [
      'cards.verify',
      (params) => {
        const { token, card } = find(params);
        if (String(fieldOf(params, 'code')) !== smsCode) throw new Refused(wrong.code);
        if (cards.get(card.number) === 'blocked') {
          savedCards.delete(token);
          throw new Refused(wrong.card);
        }
        savedCards.set(token, { ...card, isVerified: true });
        return { card: faceOf(token, { ...card, isVerified: true }) };
      },
    ],
    [
      'cards.check',
      (params) => {
        const { token, card } = find(params);
        return { card: faceOf(token, card) };
      },
    ],
    [
      'cards.remove',
      (params) => {
        savedCards.delete(find(params).token);
        return { success: true };
      },
    ],
  ];
}

function receiptMethods(receipts: Map<string, Receipt>, savedCards: Map<string, SavedCard>): Method[] {
  const find = (params: unknown) => {
    const receipt = receipts.get(String(fieldOf(params, 'id')));
    if (receipt === undefined) throw new Refused(wrong.receipt);
    return receipt;
  };
  return [
    [
      'receipts.create',
      (params) => {
        const amount = fieldOf(params, 'amount');
        if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
          throw new Refused(-31611);
        const receipt: Receipt = {
          _id: randomBytes(12).toString('hex'),
          state: 0,
          amount,
          account: fieldOf(params, 'account') ?? null,
          create_time: Date.now(),
          pay_time: 0,
          cancel_time: 0,
        };
        receipts.set(receipt._id, receipt);
        return { receipt };
      },
    ],
    ['receipts.pay', async (params) => ({ receipt: await payByCard(find(params), { savedCards, params }) })],
    [
      'receipts.cancel',
      (params) => {
        const receipt = find(params);
        if (receipt.state !== 50) Object.assign(receipt, { state: 50, cancel_time: Date.now() });
        return { receipt: { ...receipt, state: 21 } };
      },
    ],
    ['receipts.check', (params) => ({ state: find(params).state })],
    ['receipts.get', (params) => ({ receipt: find(params) })],
    ['receipts.get_all', () => ({ receipts: [...receipts.values()].slice(-50) })],
    ['receipts.send', (params) => ({ success: find(params).state < 50 })],
    ['receipts.set_fiscal_data', (params) => ({ success: find(params).state === 4 })],
  ];
}

async function payByCard(
  receipt: Receipt,
  { savedCards, params }: { savedCards: Map<string, SavedCard>; params: unknown },
): Promise<Receipt> {
  const card = savedCards.get(String(fieldOf(params, 'token')));
  const outcome = card === undefined ? undefined : cards.get(card.number);
  if (receipt.state !== 0 || card?.isVerified !== true || outcome === 'poor') throw new Refused(wrong.pay);
  Object.assign(receipt, { state: 4, pay_time: Date.now() });
  if (outcome === 'lost') throw new Lost();
  // the card is charged at once; the response arrives after the shop's timeout
  if (outcome === 'slow') await new Promise((done) => setTimeout(done, slowMs).unref());
  return receipt;
}

function faceOf(token: string, { number, isVerified }: SavedCard) {
  return {
    number: `${number.slice(0, 6)}******${number.slice(-4)}`,
    expire: '03/99',
    token,
    recurrent: true,
    verify: isVerified,
  };
}
