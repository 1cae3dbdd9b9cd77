import { toTiyin } from '../tiyin.ts';
import { paymeDetail } from './receipt-detail.ts';
import type { PaymeAnswer, PaymeErrorName } from './errors.ts';
import { readAccount, readFiscal, readId, readReason, readTime } from './merchant-params.ts';
import type { PaymentFailure, PaymentHandlers, ProviderTransaction, Refused } from '../port.ts';

/** How long Payme can perform a transaction, by its own clock (integrations.md 1.2 rule 3). */
export const openForMs = 43_200_000;

/** Payme's reasons of a cancellation: 4 timeout, 2 and 1 not paid, 5 refund, 3 and 10 others. */
const timedOut = 4;
const refunded = 5;
const failureOfReason = new Map<number, PaymentFailure>([
  [1, 'DECLINED'],
  [2, 'DECLINED'],
  [timedOut, 'TIMED_OUT'],
]);
const reasonOfFailure = { DECLINED: 2, TIMED_OUT: timedOut, CANCELLED: 3 } as const;

const errorOf = {
  TAKEN: 'IMPOSSIBLE',
  UNKNOWN: 'ORDER_UNKNOWN',
  WRONG_AMOUNT: 'WRONG_AMOUNT',
  PAID: 'ORDER_PAID',
  CLOSED: 'ORDER_CLOSED',
  BUSY: 'ORDER_BUSY',
} as const satisfies Record<Refused, PaymeErrorName>;

const errorOfCancel = {
  UNKNOWN: 'NO_TRANSACTION',
  CLOSED: 'CANNOT_CANCEL',
  REFUNDED_BY_STAFF: 'REFUNDED_BY_STAFF',
} as const satisfies Record<string, PaymeErrorName>;

const stateOf = { OPEN: 1, PAID: 2, FAILED: -1, REFUNDED: -2 } as const;

export interface MerchantApi {
  handlers: PaymentHandlers;
  now: () => Date;
}

type Method = (merchantApi: MerchantApi, params: unknown) => Promise<PaymeAnswer>;

/** The methods of the Merchant API. ChangePassword is missing, because it is obsolete. */
export const paymeMethods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['CheckPerformTransaction', checkPerform],
  ['CreateTransaction', create],
  ['PerformTransaction', perform],
  ['CancelTransaction', cancel],
  ['CheckTransaction', check],
  ['GetStatement', getStatement],
  ['SetFiscalData', setFiscalData],
]);

async function checkPerform({ handlers }: MerchantApi, params: unknown): Promise<PaymeAnswer> {
  const { orderNumber, amountSom } = readAccount(params);
  if (amountSom === undefined) return { error: 'WRONG_AMOUNT' };
  const checked = await handlers.check({ orderNumber, amountSom, busyWith: 'ANY' });
  if (!checked.ok) return refuse(checked.why);
  const sale = await handlers.describeSale({ orderNumber });
  return { result: { allow: true, ...(sale !== null && { detail: paymeDetail(sale, amountSom) }) } };
}

async function create(merchantApi: MerchantApi, params: unknown): Promise<PaymeAnswer> {
  const id = readId(params);
  const startedAt = readTime(params, 'time');
  if (id === undefined || startedAt === undefined) return { error: 'WRONG_PARAMS' };
  const { orderNumber, amountSom } = readAccount(params);
  const known = await findInTime(merchantApi, id);
  if (known !== undefined) {
    const isSame = known.state === 'OPEN' && known.orderNumber === orderNumber;
    return isSame ? created(known) : { error: 'IMPOSSIBLE' };
  }
  if (amountSom === undefined) return { error: 'WRONG_AMOUNT' };
  const now = merchantApi.now();
  if (isOver(startedAt, now)) return { error: 'IMPOSSIBLE' };
  // if Payme's clock is ahead, the pieces are not reserved longer
  const keepUntil = new Date(Math.min(startedAt.getTime(), now.getTime()) + openForMs);
  const opening = { id, orderNumber, amountSom, startedAt, keepUntil, replaces: false, facts: {} };
  const opened = await merchantApi.handlers.open(opening);
  if (!opened.ok) return refuse(opened.why);
  return opened.transaction.state === 'OPEN' ? created(opened.transaction) : { error: 'IMPOSSIBLE' };
}

async function perform(merchantApi: MerchantApi, params: unknown): Promise<PaymeAnswer> {
  const id = readId(params);
  const known = id === undefined ? undefined : await findInTime(merchantApi, id);
  if (known === undefined) return { error: 'NO_TRANSACTION' };
  const settled = await merchantApi.handlers.settle({ id: known.id });
  if (!settled.ok) return { error: settled.why === 'UNKNOWN' ? 'NO_TRANSACTION' : 'IMPOSSIBLE' };
  if (settled.transaction.state !== 'PAID') return { error: 'IMPOSSIBLE' };
  const { number, settledAt } = settled.transaction;
  return { result: { transaction: String(number), perform_time: msOf(settledAt), state: stateOf.PAID } };
}

async function cancel(merchantApi: MerchantApi, params: unknown): Promise<PaymeAnswer> {
  const id = readId(params);
  const reason = readReason(params);
  const known = id === undefined ? undefined : await findInTime(merchantApi, id);
  if (known === undefined) return { error: 'NO_TRANSACTION' };
  if (reason === undefined) return { error: 'WRONG_PARAMS' };
  const failure = failureOfReason.get(reason) ?? 'CANCELLED';
  const cancelled = await merchantApi.handlers.cancel({ id: known.id, failure, facts: { reason } });
  if (!cancelled.ok) return { error: errorOfCancel[cancelled.why] };
  const { number, endedAt, state } = cancelled.transaction;
  return { result: { transaction: String(number), cancel_time: msOf(endedAt), state: stateOf[state] } };
}

async function check(merchantApi: MerchantApi, params: unknown): Promise<PaymeAnswer> {
  const id = readId(params);
  const known = id === undefined ? undefined : await findInTime(merchantApi, id);
  return known === undefined ? { error: 'NO_TRANSACTION' } : { result: placementOf(known) };
}

async function getStatement(merchantApi: MerchantApi, params: unknown): Promise<PaymeAnswer> {
  const [from, to] = [readTime(params, 'from'), readTime(params, 'to')];
  if (from === undefined || to === undefined) return { error: 'WRONG_PARAMS' };
  const transactions: object[] = [];
  for (const listed of await merchantApi.handlers.list({ from, to })) {
    const known = await endIfOver(merchantApi, listed);
    transactions.push({
      id: known.id,
      time: msOf(known.startedAt),
      amount: toTiyin(known.amountSom),
      account: { order_id: known.orderNumber },
      ...placementOf(known),
      receivers: null,
    });
  }
  return { result: { transactions } };
}

async function setFiscalData({ handlers }: MerchantApi, params: unknown): Promise<PaymeAnswer> {
  const id = readId(params);
  const fiscal = readFiscal(params);
  if (id === undefined || fiscal === undefined) return { error: 'WRONG_PARAMS' };
  const isNoted = await handlers.recordReceipt({ id, ...fiscal });
  return isNoted ? { result: { success: true } } : { error: 'NO_RECEIPT' };
}

/** The error is about the payer's input; -31001 is about the amount, -31008 about the transaction. */
function refuse(why: Refused): PaymeAnswer {
  const isOfAccount = why !== 'WRONG_AMOUNT' && why !== 'TAKEN';
  return isOfAccount ? { error: errorOf[why], data: 'order_id' } : { error: errorOf[why] };
}

/** Returns a transaction, after ending it if its time is over. */
async function findInTime(merchantApi: MerchantApi, id: string): Promise<ProviderTransaction | undefined> {
  const known = await merchantApi.handlers.find(id);
  return known && endIfOver(merchantApi, known);
}

async function endIfOver(
  { handlers, now }: MerchantApi,
  known: ProviderTransaction,
): Promise<ProviderTransaction> {
  if (known.state !== 'OPEN' || !isOver(known.startedAt, now())) return known;
  const ended = await handlers.cancel({
    id: known.id,
    failure: 'TIMED_OUT',
    facts: { reason: timedOut },
    // if it is performed at this very moment, it stays performed
    onlyOpen: true,
  });
  return ended.ok ? ended.transaction : known;
}

function isOver(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() > openForMs;
}

function created({ number, openedAt }: ProviderTransaction): PaymeAnswer {
  return { result: { create_time: msOf(openedAt), transaction: String(number), state: stateOf.OPEN } };
}

function placementOf(known: ProviderTransaction) {
  return {
    create_time: msOf(known.openedAt),
    perform_time: msOf(known.settledAt),
    cancel_time: msOf(known.endedAt),
    transaction: String(known.number),
    state: stateOf[known.state],
    reason: reasonOf(known),
  };
}

/** Payme's reason, or the equivalent reason. */
function reasonOf({ state, failure, facts }: ProviderTransaction): number | null {
  const { reason } = facts;
  if (typeof reason === 'number') return reason;
  if (state === 'REFUNDED') return refunded;
  return failure === null ? null : reasonOfFailure[failure];
}

/** 0 = it did not happen. */
function msOf(at: Date | null): number {
  return at === null ? 0 : at.getTime();
}
