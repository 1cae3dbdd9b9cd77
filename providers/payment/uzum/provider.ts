import type { FastifyError, FastifyInstance } from 'fastify';
import { isAuthorized } from '../../basic-auth.ts';
import type { PaymentHandlers, PaymentProvider, ProviderTransaction } from '../port.ts';
import type { UzumSettings } from '../settings.ts';
import { toTiyin } from '../tiyin.ts';
import {
  type UzumCall,
  type UzumCode,
  accountOf,
  codeOfRefusal,
  factsOf,
  isOverdue,
  openForMs,
  readCall,
  somOf,
  statusOf,
  uzumCodes,
} from './protocol.ts';

/** Uzum Bank: its app calls five webhooks. It cannot be queried, and refunds are only made in its cabinet (integrations.md 3.1). */
export function createUzumProvider(
  settings: UzumSettings,
  { now = () => new Date() }: { now?: () => Date } = {},
): PaymentProvider {
  return {
    name: 'UZUM',
    origin: new URL(settings.payUrl).origin,
    begin: ({ orderNumber, amountSom, successUrl }) => {
      const query = new URLSearchParams({
        serviceId: settings.serviceId,
        order_id: orderNumber,
        amount: String(toTiyin(amountSom)),
        // it has only one return address, whatever the result; that page checks the state
        redirectUrl: successUrl,
      });
      return { redirectUrl: `${settings.payUrl}/open-service?${query.toString()}` };
    },
    endpoints: (handlers) => async (app) => addWebhooks(app, { settings, handlers, now }),
    openForMs,
    refund: async () => 'MANUAL',
    // its cabinet only refunds whole payments
    previewRefund: ({ transaction, amountSom }) =>
      amountSom === transaction.amountSom ? 'CABINET' : 'MANUAL',
  };
}

/** Calls of Uzum are small. */
const bodyLimit = 32 * 1024;

interface Uzum {
  settings: UzumSettings;
  handlers: PaymentHandlers;
  now: () => Date;
}

/** The part of a successful response that differs between calls; a code is a refusal. */
type Reply = { status: string; [field: string]: unknown } | UzumCode;

const operations = new Map<string, (uzum: Uzum, call: UzumCall) => Promise<Reply>>([
  ['check', check],
  ['create', create],
  ['confirm', confirm],
  ['reverse', reverse],
  ['status', answerStatus],
]);

function addWebhooks(app: FastifyInstance, uzum: Uzum): void {
  const { settings, now } = uzum;
  const serviceId = Number(settings.serviceId);
  const refusal = (code: UzumCode, transId = '') => ({
    serviceId,
    ...(transId !== '' && { transId }),
    timestamp: now().getTime(),
    status: 'FAILED',
    errorCode: uzumCodes[code],
  });

  // a body that is not JSON, or too long, also gets a response of Uzum's protocol
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, String(body)),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { code = '' } = error as Partial<FastifyError>; // what a hook threw need not have one
    // sent by a page of another site, or rate-limited
    if (code === 'FORBIDDEN' || code === 'RATE_LIMITED')
      return reply.status(401).send(refusal('ACCESS_DENIED'));
    if (code === 'MALFORMED_BODY' || code.startsWith('FST_ERR_CTP'))
      return reply.status(400).send(refusal('NO_JSON'));
    request.log.error({ err: error }, 'a call of Uzum failed');
    return reply.status(500).send(refusal('INTERNAL'));
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isAuthorized(request.headers.authorization, settings)) return;
    request.log.info({ refused: 'ACCESS_DENIED' }, 'uzum: access refused');
    reply.header('www-authenticate', 'Basic realm="uzum"');
    return reply.status(401).send(refusal('ACCESS_DENIED'));
  });
  app.post<{ Params: { operation: string }; Body: string | undefined }>(
    '/payments/uzum/:operation',
    async (request, reply) => {
      const operation = operations.get(request.params.operation);
      if (operation === undefined) return reply.status(400).send(refusal('INVALID_OPERATION'));
      const call = readCall(request.body ?? '', settings);
      if (typeof call === 'string') return reply.status(400).send(refusal(call));
      try {
        const outcome = await operation(uzum, call);
        if (typeof outcome === 'string') return await reply.status(400).send(refusal(outcome, call.transId));
        return { serviceId, ...(call.transId !== '' && { transId: call.transId }), ...outcome };
      } catch (error) {
        request.log.error({ err: error }, 'a call of Uzum failed');
        return reply.status(500).send(refusal('INTERNAL', call.transId));
      }
    },
  );
}

async function check({ handlers, now }: Uzum, { orderNumber }: UzumCall): Promise<Reply> {
  if (orderNumber === undefined) return 'MISSING_PARAMS';
  const checked = await handlers.check({ orderNumber, busyWith: 'OTHER_PROVIDERS' });
  if (!checked.ok) return codeOfRefusal[checked.why];
  return { timestamp: now().getTime(), status: 'OK', data: accountOf(orderNumber) };
}

async function create({ handlers, now }: Uzum, call: UzumCall): Promise<Reply> {
  const { transId: id, orderNumber, timestamp } = call;
  if (id === '' || orderNumber === undefined) return 'MISSING_PARAMS';
  const amountSom = somOf(call.amount);
  // a repeated call is answered before any other check
  if ((await handlers.find(id)) !== undefined) return 'ALREADY_CREATED';
  if (typeof amountSom === 'string') return amountSom;
  const opened = await handlers.open({
    id,
    orderNumber,
    amountSom,
    startedAt: new Date(timestamp),
    keepUntil: new Date(now().getTime() + openForMs),
    // Uzum does not report a closed page, so a shopper who opens it again must not wait for half an hour
    replaces: true,
    facts: {},
  });
  if (!opened.ok) return codeOfRefusal[opened.why];
  if (!opened.isNew) return 'ALREADY_CREATED';
  const { transaction } = opened;
  return { status: 'CREATED', transTime: transaction.openedAt.getTime(), ...factsOf(transaction) };
}

async function confirm(uzum: Uzum, { transId: id }: UzumCall): Promise<Reply> {
  if (id === '') return 'MISSING_PARAMS';
  await endOverdue(uzum, id);
  const settled = await uzum.handlers.settle({ id });
  if (!settled.ok) return settled.why === 'UNKNOWN' ? 'TRANSACTION_NOT_FOUND' : 'TRANSACTION_CANCELLED';
  if (!settled.isNew) return 'ALREADY_CONFIRMED';
  const { transaction } = settled;
  return { status: 'CONFIRMED', confirmTime: timeOf(transaction.settledAt), ...factsOf(transaction) };
}

const codeOfReverse = {
  UNKNOWN: 'TRANSACTION_NOT_FOUND',
  CLOSED: 'MAY_NOT_REVERSE',
  // the payment was refunded without Uzum: nothing is left to reverse
  REFUNDED_BY_STAFF: 'ALREADY_REVERSED',
} as const;

async function reverse(uzum: Uzum, { transId: id }: UzumCall): Promise<Reply> {
  if (id === '') return 'MISSING_PARAMS';
  await endOverdue(uzum, id);
  const cancelled = await uzum.handlers.cancel({ id, failure: 'DECLINED', facts: { reversed: 1 } });
  if (!cancelled.ok) return codeOfReverse[cancelled.why];
  if (!cancelled.isNew) return 'ALREADY_REVERSED';
  const { transaction } = cancelled;
  return { status: 'REVERSED', reverseTime: timeOf(transaction.endedAt), ...factsOf(transaction) };
}

async function answerStatus(uzum: Uzum, { transId: id }: UzumCall): Promise<Reply> {
  if (id === '') return 'MISSING_PARAMS';
  await endOverdue(uzum, id);
  const transaction = await uzum.handlers.find(id);
  if (transaction === undefined) return 'TRANSACTION_NOT_FOUND';
  return { status: statusOf(transaction), ...timesOf(transaction), ...factsOf(transaction) };
}

/** Ends a transaction that was not confirmed in time, whether or not the cleanup job has run. */
async function endOverdue({ handlers, now }: Uzum, id: string): Promise<void> {
  const transaction = await handlers.find(id);
  if (transaction !== undefined && isOverdue(transaction, now()))
    await handlers.cancel({ id, failure: 'TIMED_OUT', onlyOpen: true });
}

function timesOf(transaction: ProviderTransaction) {
  const { openedAt, settledAt, endedAt } = transaction;
  return {
    transTime: openedAt.getTime(),
    confirmTime: timeOf(settledAt),
    // a failed transaction has an end, too, but was not reversed
    reverseTime: statusOf(transaction) === 'REVERSED' ? timeOf(endedAt) : null,
  };
}

function timeOf(instant: Date | null): number | null {
  return instant?.getTime() ?? null;
}
