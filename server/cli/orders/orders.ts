import type { Db } from '#database/connect.ts';
import type { CodeCheck } from '#domain/order/hand-over.ts';
import { advanceOrder, cancelByStaff, type StaffStep } from '../../order/advance-order.ts';
import { handOverOrder, sendNewCode } from '../../order/hand-over-order.ts';
import { returnPieces, type Returned } from '../../order/cancel/return-pieces.ts';
import { optionalKeyOf } from '../../kit/idempotency.ts';
import { Refusal } from '../../kit/refusal.ts';
import { bookOrderRefunds } from '../../order/cancel/book-order-refunds.ts';
import { resolveDiscrepancy } from '../../order/resolve-discrepancy.ts';
import type {
  ResolvedDiscrepancy,
  DiscrepancyDecision,
} from '../../payment/discrepancies/resolve-manual-discrepancy.ts';
import { exitCodes, StopReason } from '../../start/process/stop-reason.ts';
import { type Command, readArguments, UsageProblem } from '../command.ts';
import { listDiscrepancies, listOrders, listRefundsByStaff, showOrder, stateOf } from './orders-text.ts';

const usage = `npm run orders: what is done with orders until there is a back-office. <order> is its number, Z-260412-00173.
  npm run orders                               those to be worked on, the oldest first
  npm run orders -- list shipped               or any other state
  npm run orders -- show <order>
  npm run orders -- confirm <order>            paid at the hand-over: the shopper said yes
  npm run orders -- assemble <order>
  npm run orders -- ship <order>               a courier has it
  npm run orders -- ready <order>              it lies in its store
  npm run orders -- deliver <order> [--code 123456]
  npm run orders -- new-code <order>           the shopper lost the courier's code, or it is locked
  npm run orders -- cancel <order> "<why>"
  npm run orders -- paid-back <order>          money that no provider gives back was given back by hand
  npm run orders -- manual-refunds             money that staff gave back and a provider still has
  npm run orders -- discrepancies              payments whose state at the provider differs from the shop's
  npm run orders -- resolve-discrepancy <order> stands|returned "<what you found>" [--transaction <id>]
                                               stands: the shop's books are true; returned: the money was given back there
  npm run orders -- return <order> "<why>" [--piece ZR-000123]… [--faulty] [--key <uuid>]
                                               without --piece: all of it; the same key again returns nothing more`;

const steps: Record<string, StaffStep['to']> = {
  confirm: 'CONFIRMED',
  assemble: 'ASSEMBLING',
  ship: 'SHIPPED',
  ready: 'READY_FOR_PICKUP',
};
const longestReason = 300;

export interface OrdersDeps {
  db: Db;
  /** Seals the codes for couriers. */
  secret: string;
  publicUrl: string;
  now: Date;
}
type Work = ReturnType<Command<OrdersDeps>['read']>;

/**
 * `npm run orders`, until the back-office replaces it. Every move is one transaction with its event and its messages, and only such as the
 * table of moves allows the staff.
 */
export const ordersCommand: Command<OrdersDeps> = {
  usage,
  read: (args) => {
    const [command = 'list', ...rest] = args;
    if (command === 'list') {
      const [word] = readArguments(rest, { usage, count: [0, 1] }).positionals;
      const state = word === undefined ? undefined : stateOf(word, usage);
      return ({ db, now }) => listOrders(db, { state, now });
    }
    if (command === 'discrepancies') {
      readArguments(rest, { usage });
      return ({ db }) => listDiscrepancies(db);
    }
    if (command === 'manual-refunds') {
      readArguments(rest, { usage });
      return ({ db }) => listRefundsByStaff(db);
    }
    const read = subcommands[command];
    if (read === undefined) throw new UsageProblem(`"${command}" is not known here.`, usage);
    const [first, ...words] = rest;
    const number = numberOf(first);
    const work = read(number, words);
    return (deps) => work(deps).catch((error: unknown) => rethrow(number, error));
  },
};

const subcommands: Partial<Record<string, (number: string, args: string[]) => Work>> = {
  ...Object.fromEntries(Object.entries(steps).map(([command, to]) => [command, advance(to)])),
  show: (number, args) => {
    readArguments(args, { usage });
    return ({ db }) => showOrder(db, number);
  },
  deliver: (number, args) => {
    const { code } = readArguments(args, { usage, options: { code: { type: 'string' } } }).values;
    return async (deps) => codeWords(number, await handOverOrder(deps, { number, code, now: deps.now }));
  },
  'new-code': (number, args) => {
    readArguments(args, { usage });
    return async (deps) => {
      await sendNewCode(deps, { number, now: deps.now });
      return `Order ${number} has a new code; its shopper gets it by SMS.`;
    };
  },
  cancel: (number, args) => {
    const reason = reasonOf(readArguments(args, { usage, count: anyText }).positionals);
    return async ({ db, now }) => {
      await cancelByStaff(db, { number, reason, now });
      return `Order ${number} is CANCELLED.`;
    };
  },
  'paid-back': (number, args) => {
    readArguments(args, { usage });
    return async (deps) => {
      const booked = await bookOrderRefunds(deps, { number, now: deps.now });
      if (booked.length === 0) throw stop(`No money of order ${number} waits to be given back by hand.`);
      return `The money of order ${number} is booked as given back.`;
    };
  },
  'resolve-discrepancy': readResolveDiscrepancy,
  return: readReturn,
};

/** The words of a reason need no quotation marks. */
const anyText = [0, longestReason] as const;

function advance(to: StaffStep['to']) {
  return (number: string, args: string[]): Work => {
    readArguments(args, { usage });
    return async (deps) => {
      await advanceOrder(deps, { number, to, now: deps.now });
      return `Order ${number} is ${to}.`;
    };
  };
}

function readResolveDiscrepancy(number: string, args: string[]): Work {
  const options = { transaction: { type: 'string' } } as const;
  const { positionals, values } = readArguments(args, { usage, options, count: anyText });
  const [word = '', ...rest] = positionals;
  const decision: DiscrepancyDecision | undefined = (['STANDS', 'RETURNED'] as const).find(
    (one) => one === word.toUpperCase(),
  );
  if (decision === undefined) throw new UsageProblem('Say what you found: stands or returned.', usage);
  const found = { number, transactionId: values.transaction, decision, reason: reasonOf(rest) };
  return async ({ db, now }) => discrepancyWords(number, await resolveDiscrepancy(db, { ...found, now }));
}

function readReturn(number: string, args: string[]): Work {
  const options = {
    piece: { type: 'string', multiple: true },
    faulty: { type: 'boolean' },
    key: { type: 'string' },
  } as const;
  const { positionals, values } = readArguments(args, { usage, options, count: anyText });
  const call = {
    number,
    serialNumbers: values.piece ?? [],
    isFaulty: values.faulty ?? false,
    reason: reasonOf(positionals),
    idempotencyKey: optionalKeyOf({ 'idempotency-key': values.key }),
  };
  return async ({ db, now }) => returnWords(number, await returnPieces(db, { ...call, now }));
}

function rethrow(number: string, error: unknown): never {
  throw error instanceof Refusal ? stop(refusalWords(number, error)) : error;
}

function numberOf(word: string | undefined): string {
  if (word === undefined || !/^Z-\d{6}-\d{5,}$/.test(word))
    throw new UsageProblem('Name the order by its number.', usage);
  return word;
}

function reasonOf(words: readonly string[]): string {
  const text = words.join(' ').trim();
  if (text === '' || text.length > longestReason)
    throw new UsageProblem(`Say why, in 1 to ${longestReason} letters.`, usage);
  return text;
}

function discrepancyWords(number: string, closed: ResolvedDiscrepancy): string {
  if (closed.ok)
    return `The discrepancy of ${closed.provider} ${closed.transactionId}, order ${number}, is resolved.`;
  throw stop(
    closed.why === 'NONE'
      ? `No payment discrepancy of order ${number} is open.`
      : `Several payment discrepancies of order ${number} are open: name one, --transaction <id>.`,
  );
}

function codeWords(number: string, check: CodeCheck): string {
  if (check.ok) return `Order ${number} is DELIVERED.`;
  switch (check.why) {
    case 'NEEDED':
      throw stop(`Order ${number} is handed over for a code: ask the shopper, and add --code 123456.`);
    case 'LOCKED':
      throw stop(
        `The code of order ${number} is locked after too many wrong ones: npm run orders -- new-code ${number}`,
      );
    case 'WRONG':
      throw stop(`That is not the code of order ${number}. Tries left: ${check.triesLeft}.`);
  }
}

function returnWords(number: string, returned: Returned): string {
  if (returned.ok) {
    const what = returned.isWhole ? `Order ${number} is RETURNED.` : `Pieces of order ${number} are back.`;
    return `${what} ${returned.refundSom} soʻm go back: by the provider, or over the counter if they came over it (then: npm run orders -- paid-back ${number}).`;
  }
  const { serialNumber } = returned;
  switch (returned.why) {
    case 'UNKNOWN_PIECE':
      throw stop(`Order ${number} has no piece ${serialNumber}.`);
    case 'RETURNED_BEFORE':
      throw stop(`Piece ${serialNumber} came back before.`);
    case 'TOO_LATE':
      throw stop(`The days for bringing ${serialNumber} back are over; with a fault it may: --faulty`);
    case 'ENGRAVED':
      throw stop(`Piece ${serialNumber} is engraved and comes back with a fault only: --faulty`);
  }
}

function refusalWords(number: string, { code, facts }: Refusal): string {
  if (code === 'NOT_FOUND') return `There is no order ${number}.`;
  if (code === 'ORDER_STATE_CONFLICT')
    return `Order ${number} is ${String(facts?.['state'])}: that cannot be done with it now.`;
  return `Order ${number}: ${code}.`;
}

const stop = (sentence: string) => new StopReason(exitCodes.failed, sentence);
