import { receiptTime } from '#domain/units/tashkent-clock.ts';
import { randomBytes } from 'node:crypto';
import { basicAuthorization } from '../../basic-auth.ts';
import { callHttp, jsonOf } from '../../http.ts';
import { fieldOf } from '../payme/merchant-params.ts';
import type { PaymeSettings } from '../settings.ts';
import type { PaymeBill } from './payme-bill.ts';

/** Problems between Payme and a shop, to be chosen on the page. */
export const troubles = [
  'none',
  'late',
  'disordered',
  'parallel',
  'signature',
  'amount',
  'lost',
  'refund',
] as const;
export type Trouble = (typeof troubles)[number];

export interface PaymeShop {
  settings: PaymeSettings;
  /** The shop's address, without a trailing slash. */
  shopUrl: string;
  /** Runs a function later, once; pending ones are dropped when the simulator closes. */
  later: (run: () => Promise<unknown>) => void;
}

/** The shop's response; `why`: its message for the payer, in the payer's language. */
type Reply = { ok: true; result: unknown } | { ok: false; code: number; why: string };
export type Outcome = { ok: true } | { ok: false; why: string };

/** Pays a bill as Payme does: every call is made twice, and the responses must be equal. */
export async function payBill(
  shop: PaymeShop,
  { bill, trouble }: { bill: PaymeBill; trouble: Trouble },
): Promise<Outcome> {
  const call = callerOf(shop, { bill, trouble });
  const allowed = await call('CheckPerformTransaction', billed(bill, trouble));
  if (!allowed.ok) return allowed;
  const id = newId();
  const creation = { id, time: Date.now(), ...billed(bill, trouble) };
  if (trouble === 'disordered') for (const one of tooEarly(id)) await call(one.method, one.params);
  const created = await twice(() => call('CreateTransaction', creation), trouble);
  if (!created.ok) return created;
  if (trouble === 'late') {
    shop.later(() => perform(call, { id, trouble }));
    return { ok: true };
  }
  const performed = await perform(call, { id, trouble });
  if (trouble === 'disordered') await call('CreateTransaction', creation);
  if (trouble === 'lost') shop.later(() => perform(call, { id, trouble }));
  if (trouble === 'refund') shop.later(() => giveBack(call, id));
  return performed;
}

/** The card had no money: the started transaction is cancelled. */
export async function declineBill(shop: PaymeShop, bill: PaymeBill): Promise<Outcome> {
  const call = callerOf(shop, { bill, trouble: 'none' });
  const id = newId();
  const created = await call('CreateTransaction', { id, time: Date.now(), ...billed(bill, 'none') });
  if (!created.ok) return created;
  return twice(() => call('CancelTransaction', { id, reason: 2 }), 'none');
}

type Call = (method: string, params: object) => Promise<Reply>;

async function perform(call: Call, { id, trouble }: { id: string; trouble: Trouble }): Promise<Outcome> {
  const performed = await twice(() => call('PerformTransaction', { id }), trouble);
  if (performed.ok) await call('SetFiscalData', fiscalOf(id, 'PERFORM'));
  return performed;
}

async function giveBack(call: Call, id: string): Promise<void> {
  const cancelled = await twice(() => call('CancelTransaction', { id, reason: 5 }), 'none');
  if (cancelled.ok) await call('SetFiscalData', fiscalOf(id, 'CANCEL'));
}

/** Calls twice, or five times at once: all responses must be equal. */
async function twice(call: () => Promise<Reply>, trouble: Trouble): Promise<Reply> {
  const replies: Reply[] =
    trouble === 'parallel' ? await Promise.all([call(), call(), call(), call(), call()]) : [];
  const first = replies[0] ?? (await call());
  const again = [...replies, await call()];
  const isAlike = again.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return isAlike ? first : { ok: false, code: 0, why: 'The shop answered a repeated call in another way.' };
}

/** Calls about a transaction that the shop does not know yet. */
function tooEarly(id: string): { method: string; params: object }[] {
  return [
    { method: 'PerformTransaction', params: { id } },
    { method: 'CancelTransaction', params: { id, reason: 3 } },
    { method: 'CheckTransaction', params: { id } },
  ];
}

function billed({ orderNumber, tiyin }: PaymeBill, trouble: Trouble) {
  return { amount: trouble === 'amount' ? tiyin + 100 : tiyin, account: { order_id: orderNumber } };
}

function newId(): string {
  return randomBytes(12).toString('hex');
}

function callerOf(
  { settings, shopUrl }: PaymeShop,
  { bill, trouble }: { bill: PaymeBill; trouble: Trouble },
): Call {
  const key = trouble === 'signature' ? `${settings.key}-wrong` : settings.key;
  const authorization = basicAuthorization({ login: 'Paycom', password: key });
  return async (method, params) => {
    const answer = await callHttp({
      method: 'POST',
      url: `${shopUrl}/payments/payme`,
      headers: { authorization, 'content-type': 'text/json' },
      body: { method, params, id: 1 },
    });
    const replies = jsonOf(answer);
    const error = fieldOf(replies, 'error');
    const result = fieldOf(replies, 'result');
    if (answer.status === 200 && result !== undefined && error === undefined) return { ok: true, result };
    const code = Number(fieldOf(error, 'code') ?? 0);
    const words = fieldOf(fieldOf(error, 'message'), bill.language);
    return { ok: false, code, why: `${typeof words === 'string' ? words : answer.status} (${code})` };
  };
}

/** A receipt in the format of a cash register; it does not really exist. */
function fiscalOf(id: string, type: 'PERFORM' | 'CANCEL') {
  const date = receiptTime(new Date());
  const receipt = Number.parseInt(id.slice(-6), 16);
  const sign = String(Number.parseInt(id.slice(0, 10), 16))
    .padStart(12, '0')
    .slice(0, 12);
  const terminal = 'EP000000000000';
  return {
    id,
    type,
    fiscal_data: {
      receipt_id: receipt,
      status_code: 0,
      message: 'accepted',
      terminal_id: terminal,
      fiscal_sign: sign,
      qr_code_url: `https://ofd.soliq.uz/check?t=${terminal}&r=${receipt}&c=${date}&s=${sign}`,
      date,
    },
  };
}
