import { reviewLength } from '#contract/words.ts';
import type { Db } from '#database/connect.ts';
import { lettersIn, tidyText } from '#domain/review/review-text.ts';
import type { ReviewState } from '#domain/review/review-states.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { type StaffReviewRow, listReviewsForStaff } from '../review/list-reviews-for-staff.ts';
import { type Moderated, type ReadText, answerReview, moderateReview } from '../review/moderate-review.ts';
import { exitCodes, StopReason } from '../start/process/stop-reason.ts';
import { type Command, readArguments, UsageProblem } from './command.ts';

const usage = `npm run reviews: reviews wait until somebody reads them. <review> is written as in the list, 12.1: the first text of review 12.
  npm run reviews                             those that wait, the oldest first
  npm run reviews -- list published           or: rejected, pending
  npm run reviews -- publish <review>
  npm run reviews -- reject <review> "<why>"  the author reads why, in the language of the review
  npm run reviews -- answer <review> "<text>" the shop's answer, under the review; "-" takes it back`;

const states: readonly ReviewState[] = ['PENDING', 'PUBLISHED', 'REJECTED'];
const longestReason = 300;

export interface ReviewsDeps {
  db: Db;
  now: Date;
}

/** `npm run reviews`, until the back-office replaces it. */
export const reviewsCommand: Command<ReviewsDeps> = {
  usage,
  read: (args) => {
    const { positionals } = readArguments(args, { usage, count: [0, 1_000] });
    const [command = 'list', named = '', ...rest] = positionals;
    const text = tidyText(rest.join(' '));
    switch (command) {
      case 'list': {
        readArguments(positionals, { usage, count: [0, 2] });
        const state = stateOf(named || 'pending');
        return ({ db }) => list(db, state);
      }
      case 'publish':
        readArguments(positionals, { usage, count: [2, 2] });
        return decide(named, { decision: { to: 'PUBLISHED' }, done: 'is published' });
      case 'reject': {
        const reason = lengthWithin(text, { what: 'reason', min: 1, max: longestReason });
        return decide(named, { decision: { to: 'REJECTED', reason }, done: 'is rejected' });
      }
      case 'answer':
        return answer(named, text);
      default:
        throw new UsageProblem(`"${command}" is not known here.`, usage);
    }
  },
};

type Work = ReturnType<(typeof reviewsCommand)['read']>;

function decide(
  named: string,
  { decision, done }: { decision: Parameters<typeof moderateReview>[1]['decision']; done: string },
): Work {
  const read = readTextOf(named);
  return async ({ db, now }) => resultOf(await moderateReview(db, { read, decision, now }), { named, done });
}

function answer(named: string, text: string): Work {
  const read = readTextOf(named);
  const written = text === '-' ? null : lengthWithin(text, { what: 'answer', min: 1, max: reviewLength.max });
  const done = written === null ? 'has no answer any more' : 'is answered';
  return async ({ db, now }) =>
    resultOf(await answerReview(db, { read, answer: written, now }), { named, done });
}

async function list(db: Db, state: ReviewState): Promise<string> {
  const rows = await listReviewsForStaff(db, state);
  if (rows.length === 0) return `No review is ${state}.`;
  return rows.map(entryOf).join('\n\n');
}

function entryOf(row: StaffReviewRow): string {
  const facts = [
    `${row.id}.${row.revision}`,
    `${'★'.repeat(row.rating)}${'☆'.repeat(5 - row.rating)}`,
    `${row.artikul} ${row.product_name[row.language] || row.product_name.ru}`,
    `piece ${row.serial_number}`,
    `order ${row.order_number}`,
    tashkentDay(row.written_at),
    row.language,
    row.author_name ?? 'a buyer',
    ...(row.fit === null ? [] : [`size: ${row.fit}`]),
  ];
  const text = row.body.split('\n').map((line) => `    ${line}`);
  return [
    facts.join(' · '),
    ...text,
    ...(row.rejection_reason === null ? [] : [`  rejected: ${row.rejection_reason}`]),
    ...(row.answer === null ? [] : [`  answered: ${row.answer}`]),
  ].join('\n');
}

function stateOf(word: string): ReviewState {
  const state = states.find((one) => one === word.toUpperCase());
  if (state === undefined) throw new UsageProblem(`There are no reviews that are ${word}.`, usage);
  return state;
}

function readTextOf(named: string): ReadText {
  const [, id, revision] = /^([1-9]\d{0,14})\.([1-9]\d{0,8})$/.exec(named) ?? [];
  if (id === undefined || revision === undefined)
    throw new UsageProblem('Name the review as the list does.', usage);
  return { id: Number(id), revision: Number(revision) };
}

function lengthWithin(text: string, { what, min, max }: { what: string; min: number; max: number }): string {
  const letters = lettersIn(text);
  if (letters < min || letters > max)
    throw new UsageProblem(`The ${what} has ${min} to ${max} letters.`, usage);
  return text;
}

function resultOf(moderated: Moderated, { named, done }: { named: string; done: string }): string {
  if (moderated.ok) return `Review ${named} ${done}.`;
  switch (moderated.code) {
    case 'NOT_FOUND':
      throw stop(`There is no review ${named}.`);
    case 'WRITTEN_ANEW':
      throw stop(`Review ${named} was changed since you read it: list it again.`);
    case 'STATE':
      throw stop(`Review ${named} is ${moderated.state} already.`);
  }
}

const stop = (sentence: string) => new StopReason(exitCodes.failed, sentence);
