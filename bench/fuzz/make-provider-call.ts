import { createHash } from 'node:crypto';
import { fromPattern } from './from-pattern.ts';
import type { Making } from './from-schema.ts';
import type { MadeRequest } from './make-request.ts';
import { oddValue } from './odd-values.ts';
import { pick, type Random } from './pick.ts';
import { poison } from './poison.ts';
import { fuzzedSettings } from './fuzzed-settings.ts';

/** Makes a call of a payment provider with the right key or signature, and mostly with one error in its content. */
export function makeProviderCall(making: Making): MadeRequest {
  const make = pick(making.random, [paymeCall, uzumCall, clickCall]) ?? paymeCall;
  return make(making);
}

/** Returns a setting of the fuzzed shop: from `known` if it was opened with settings other than fuzzed-settings.ts. */
function settingOf({ known }: Making, name: keyof typeof fuzzedSettings): string {
  const [setting] = known(name);
  return typeof setting === 'string' ? setting : fuzzedSettings[name];
}

function spoiled<T extends object>(fields: T, random: Random): object {
  const kind = random();
  if (kind < 0.2) return fields;
  if (kind < 0.8) return poison(fields, random) as object; // of an object it makes an object
  const name = pick(random, Object.keys(fields)) ?? '';
  return { ...fields, [name]: oddValue(random) };
}

const numberOf = ({ random, known }: Making): string =>
  random() < 0.8 ? String(pick(random, known('number'))) : fromPattern('Z-26[0-9]{4}-[0-9]{5}', random);
/** Few, so that calls refer to transactions of earlier calls. */
const nthOf = (random: Random): number => Math.floor(random() * 40);
const amountOf = ({ random, known }: Making): number =>
  random() < 0.7 ? Number(pick(random, known('expectedTotal'))) * 100 : Math.floor(random() * 1e12);

function paymeCall(making: Making): MadeRequest {
  const { random } = making;
  const id = String(nthOf(random)).padStart(24, '0');
  const account = { order_id: numberOf(making) };
  const amount = amountOf(making);
  const now = Date.now();
  const fiscal = {
    receipt_id: 7,
    status_code: 0,
    message: 'accepted',
    terminal_id: 'EP000000000025',
    fiscal_sign: '800031554082',
    qr_code_url: 'https://ofd.soliq.uz/check?t=EP&r=7',
    date: '20260706221021',
  };
  const params: Record<string, object> = {
    CheckPerformTransaction: { amount, account },
    CreateTransaction: { id, time: now, amount, account },
    PerformTransaction: { id },
    CancelTransaction: { id, reason: 1 + Math.floor(random() * 10) },
    CheckTransaction: { id },
    GetStatement: { from: now - 86_400_000, to: now },
    SetFiscalData: { id, type: 'PERFORM', fiscal_data: fiscal },
  };
  const method = pick(random, Object.keys(params)) ?? '';
  const whole = random() < 0.1;
  const call = { method, params: whole ? params[method] : spoiled(params[method] ?? {}, random), id: 1 };
  return {
    method: 'POST',
    url: '/payments/payme',
    headers: basic('Paycom', settingOf(making, 'PAYME_KEY')),
    payload: JSON.stringify(whole ? spoiled(call, random) : call),
  };
}

function uzumCall(making: Making): MadeRequest {
  const { random } = making;
  const operation = pick(random, ['check', 'create', 'confirm', 'reverse', 'status']) ?? '';
  const fields = {
    serviceId: Number(settingOf(making, 'UZUM_SERVICE_ID')),
    timestamp: Date.now(),
    transId: `00000000-0000-4000-8000-${String(nthOf(random)).padStart(12, '0')}`,
    params: { order_id: numberOf(making) },
    amount: amountOf(making),
    paymentSource: 'UZCARD',
    tariff: 'simple',
    processingReferenceNumber: '1234',
    phone: '998901234567',
    cardType: 1,
  };
  return {
    method: 'POST',
    url: `/payments/uzum/${operation}`,
    headers: basic(settingOf(making, 'UZUM_LOGIN'), settingOf(making, 'UZUM_PASSWORD')),
    payload: JSON.stringify(spoiled(fields, random)),
  };
}

function clickCall(making: Making): MadeRequest {
  const { random } = making;
  const action = random() < 0.5 ? '0' : '1';
  const fields = spoiled(
    {
      click_trans_id: String(1000 + nthOf(random)),
      service_id: settingOf(making, 'CLICK_SERVICE_ID'),
      click_paydoc_id: String(2000 + nthOf(random)),
      merchant_trans_id: numberOf(making),
      ...(action === '1' && { merchant_prepare_id: String(1 + nthOf(random)) }),
      amount: `${amountOf(making) / 100}`,
      action,
      error: pick(random, ['0', '0', '0', '-5017', '1']) ?? '0',
      error_note: 'note',
      sign_time: '2026-11-22 12:00:00',
    },
    random,
  );
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const of = (name: string) => form.get(name) ?? '';
  const signed = [
    of('click_trans_id'),
    of('service_id'),
    settingOf(making, 'CLICK_SECRET_KEY'),
    of('merchant_trans_id'),
    of('action') === '0' ? '' : of('merchant_prepare_id'),
    of('amount'),
    of('action'),
    of('sign_time'),
  ].join('');
  form.set('sign_string', createHash('md5').update(signed).digest('hex'));
  return {
    method: 'POST',
    url: action === '0' ? '/payments/click/prepare' : '/payments/click/complete',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  };
}

function basic(login: string, password: string): Record<string, string> {
  const credentials = Buffer.from(`${login}:${password}`).toString('base64');
  return { 'content-type': 'application/json', authorization: `Basic ${credentials}` };
}
