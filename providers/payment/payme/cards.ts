import type { CallPayme } from './subscribe-api.ts';
import { cardFormPath } from './card-page.ts';
import { openForMs } from './merchant-methods.ts';
import { fieldOf } from './merchant-params.ts';
import { createReceipt, payReceipt } from './receipts.ts';
import type { Bill, CardVault, CardVerdict, PaymentHandlers, Refused, VaultCard } from '../port.ts';

/** Facts of a transaction paid with a stored card: Payme can be queried for it, and reverses it by a call. */
export const byCard = { via: 'card' } as const;

interface Deps {
  callPayme: CallPayme;
  now: () => Date;
}

/** Cards stored by Payme (integrations.md 1.7). Their numbers are sent from the browser to Payme; the shop stores the tokens. */
export function createPaymeVault({ callPayme, now }: Deps): CardVault {
  const describe = async (token: string): Promise<VaultCard | undefined> => {
    const reply = await callPayme('cards.check', { token });
    return 'refused' in reply ? undefined : cardOf(reply.result);
  };
  return {
    formUrl: ({ returnPath, language }) =>
      `${cardFormPath}?${new URLSearchParams({ return: returnPath, language }).toString()}`,
    describe,
    sendCode: async (token) => {
      const reply = await callPayme('cards.get_verify_code', { token }, { as: 'BROWSER' });
      return 'refused' in reply ? { ok: false, why: 'DECLINED' } : { ok: true };
    },
    verify: async (token, code): Promise<CardVerdict> => {
      const reply = await callPayme('cards.verify', { token, code }, { as: 'BROWSER' });
      const card = 'refused' in reply ? undefined : cardOf(reply.result);
      if (card !== undefined) return { ok: true, card };
      // if Payme still has the card, only the code was wrong
      return { ok: false, why: (await describe(token)) === undefined ? 'DECLINED' : 'WRONG_CODE' };
    },
    remove: async (token) => void (await callPayme('cards.remove', { token })),
    charge: (handlers, call) => chargeCard({ callPayme, now }, { handlers, ...call }),
  };
}

interface Charge {
  handlers: PaymentHandlers;
  bill: Bill;
  token: string;
}

/** Creates a receipt at Payme and its transaction here, then charges the card. The result is stored under the receipt's id. */
async function chargeCard(
  { callPayme, now }: Deps,
  { handlers, bill, token }: Charge,
): Promise<'PAID' | 'DECLINED' | 'WAITING' | Refused> {
  const checked = await handlers.check({ ...bill, busyWith: 'ANY' });
  if (!checked.ok) return checked.why;
  const id = await createReceipt(callPayme, { bill, sale: await handlers.describeSale(bill) });
  const opened = await handlers.open(openingOf(bill, { id, now: now() }));
  if (!opened.ok) {
    await callPayme('receipts.cancel', { id });
    return opened.why;
  }
  const outcome = await payReceipt(callPayme, { id, token });
  if (outcome === 'PAID' && (await handlers.settle({ id })).ok) return 'PAID';
  // the order may be cancelled before the result is known: then the payment is refunded
  if (outcome !== 'FAILED') await handlers.reportDiscrepancy({ id });
  if (outcome === 'OPEN') return 'WAITING';
  await handlers.cancel({ id, failure: 'DECLINED', facts: { reason: 2 }, onlyOpen: true });
  return 'DECLINED';
}

function openingOf({ orderNumber, amountSom }: Bill, { id, now }: { id: string; now: Date }) {
  const keepUntil = new Date(now.getTime() + openForMs);
  return { id, orderNumber, amountSom, startedAt: now, keepUntil, replaces: false, facts: byCard };
}

/** Brands by the first digits of card numbers; Uzcard has prefixes of its own and shared ones. */
const brands = [
  [/^9860/, 'HUMO'],
  [/^(8600|5614|6262|5440)/, 'UZCARD'],
  [/^4/, 'VISA'],
  [/^[25]/, 'MASTERCARD'],
] as const;

/** `{ card: { number: '860006******6311', expire: '03/99', token, verify } }`; undefined = not a card that the shop can display. */
function cardOf(reply: unknown): VaultCard | undefined {
  const card = fieldOf(reply, 'card');
  const [number, token] = [fieldOf(card, 'number'), fieldOf(card, 'token')];
  const expire = fieldOf(card, 'expire');
  if (typeof number !== 'string' || typeof token !== 'string' || typeof expire !== 'string') return undefined;
  const [, firstDigits = '', lastDigits = ''] = /^(\d{4}).*(\d{4})$/.exec(number) ?? [];
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/?(\d\d)$/.exec(expire) ?? [];
  const brand = brands.find(([first]) => first.test(firstDigits))?.[1];
  if (brand === undefined || lastDigits === '' || month === '') return undefined;
  const isVerified = fieldOf(card, 'verify') === true;
  return { token, firstDigits, lastDigits, expiry: `${month}/${year}`, brand, isVerified };
}
