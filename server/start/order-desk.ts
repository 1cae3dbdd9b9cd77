import type { Db } from '#database/connect.ts';
import type { CodeCheck } from '#domain/order/hand-over.ts';
import { advanceOrder, cancelByStaff, type StaffStep } from '../order/advance-order.ts';
import { handOverOrder, sendNewCode } from '../order/hand-over-order.ts';
import { returnPieces, type Returned } from '../order/return-pieces.ts';
import { Refusal } from '../kit/refusal.ts';
import { bookHandRefunds } from '../order/book-hand-refunds.ts';
import { closeDoubt } from '../order/close-doubt.ts';
import type { ClosedDoubt, DoubtDecision } from '../payment/close-hand-doubt.ts';
import { listDoubts, listOrders, showOrder } from './order-desk-words.ts';
import { exitCodes, StopReason } from './stop-reason.ts';

const usage = `Orders are moved on here until the staff have a back-office. <order> is its number, Z-260412-00173.
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
  npm run orders -- doubts                     payments that a provider says other things of than the shop
  npm run orders -- close-doubt <order> stands|returned "<what you found>" [--transaction <id>]
                                               stands: the shop's books are true; returned: the money was given back there
  npm run orders -- return <order> "<why>" [--piece ZR-000123]… [--faulty]   without --piece: all of it`;

const steps: Record<string, StaffStep['to']> = {
  confirm: 'CONFIRMED',
  assemble: 'ASSEMBLING',
  ship: 'SHIPPED',
  ready: 'READY_FOR_PICKUP',
};
const longestReason = 300;

export interface DeskParts {
  db: Db;
  /** Seals the codes for couriers. */
  secret: string;
  publicUrl: string;
}

/**
 * The staff's desk for orders: does what the words say and answers with what to print. Every move is one transaction with its event and
 * its messages, and only such as the table of moves allows the staff. Stops with a sentence where it does not.
 */
export async function workAtOrderDesk(
  parts: DeskParts,
  { words, now }: { words: readonly string[]; now: Date },
): Promise<string> {
  const [command = 'list', ...rest] = words;
  if (command === 'list') return listOrders(parts.db, { word: rest[0], now });
  if (command === 'doubts') return listDoubts(parts.db);
  const number = numberOf(rest[0]);
  try {
    return await work(parts, { command, number, typed: readTyped(rest.slice(1)), now });
  } catch (error) {
    if (error instanceof Refusal) throw stop(refusalWords(number, error));
    throw error;
  }
}

interface Work {
  command: string;
  number: string;
  typed: Typed;
  now: Date;
}

async function work(parts: DeskParts, { command, number, typed, now }: Work): Promise<string> {
  const { db } = parts;
  const to = steps[command];
  if (to !== undefined) {
    await advanceOrder(parts, { number, to, now });
    return `Order ${number} is ${to}.`;
  }
  switch (command) {
    case 'show':
      return showOrder(db, number);
    case 'deliver':
      return codeWords(number, await handOverOrder(parts, { number, code: typed.code, now }));
    case 'new-code':
      await sendNewCode(parts, { number, now });
      return `Order ${number} has a new code; its shopper gets it by SMS.`;
    case 'cancel':
      await cancelByStaff(db, { number, reason: reasonOf(typed), now });
      return `Order ${number} is CANCELLED.`;
    case 'paid-back': {
      const count = await bookHandRefunds(parts, { number, now });
      if (count === 0) throw stop(`No money of order ${number} waits to be given back by hand.`);
      return `The money of order ${number} is booked as given back.`;
    }
    case 'close-doubt': {
      const { decision, reason } = decisionOf(typed);
      const { transaction: transactionId } = typed;
      return doubtWords(number, await closeDoubt(db, { number, transactionId, decision, reason, now }));
    }
    case 'return': {
      const { pieces: serialNumbers, isFaulty } = typed;
      const call = { number, serialNumbers, isFaulty, reason: reasonOf(typed), now };
      return returnWords(number, await returnPieces(db, call));
    }
    default:
      throw stop(usage);
  }
}

interface Typed {
  text: string;
  code: string | undefined;
  transaction: string | undefined;
  pieces: string[];
  isFaulty: boolean;
}

function readTyped(words: readonly string[]): Typed {
  const typed: Typed = {
    text: '',
    code: undefined,
    transaction: undefined,
    pieces: [],
    isFaulty: false,
  };
  const texts: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--faulty') typed.isFaulty = true;
    else if (word === '--code' || word === '--piece' || word === '--transaction') {
      at += 1;
      const value = words[at];
      if (value === undefined) throw stop(`${word} says nothing.\n${usage}`);
      if (word === '--code') typed.code = value;
      else if (word === '--transaction') typed.transaction = value;
      else typed.pieces.push(value);
    } else if (word.startsWith('--')) throw stop(`${word} is not known here.\n${usage}`);
    else texts.push(word);
  }
  return { ...typed, text: texts.join(' ').trim() };
}

function numberOf(word: string | undefined): string {
  if (word === undefined || !/^Z-\d{6}-\d{5,}$/.test(word))
    throw stop(`Name the order by its number.\n${usage}`);
  return word;
}

function reasonOf({ text }: Typed): string {
  if (text === '' || text.length > longestReason)
    throw stop(`Say why, in 1 to ${longestReason} letters.\n${usage}`);
  return text;
}

/** `stands what was found`: the decision, then the reason. */
function decisionOf(typed: Typed): { decision: DoubtDecision; reason: string } {
  const [word = '', ...rest] = typed.text.split(' ');
  const decision = (['STANDS', 'RETURNED'] as const).find((one) => one === word.toUpperCase());
  if (decision === undefined) throw stop(`Say what you found: stands or returned.\n${usage}`);
  return { decision, reason: reasonOf({ ...typed, text: rest.join(' ') }) };
}

function doubtWords(number: string, closed: ClosedDoubt): string {
  if (closed.ok)
    return `The doubt about ${closed.provider} ${closed.transactionId} of order ${number} is closed.`;
  throw stop(
    closed.why === 'NONE'
      ? `No doubt about a payment of order ${number} waits for a person.`
      : `Several doubts about payments of order ${number} wait: name one, --transaction <id>.`,
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
