import { reviewLength } from '#contract/words.ts';
import type { Db } from '#database/connect.ts';
import { lettersIn, tidyText } from '#domain/review/review-text.ts';
import type { ReviewState } from '#domain/review/review-states.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { type DeskRow, listForDesk } from '../review/list-for-desk.ts';
import { type Moderated, type ReadText, answerReview, moderateReview } from '../review/moderate-review.ts';
import { exitCodes, StopReason } from './stop-reason.ts';

const usage = `Reviews wait here until somebody reads them. <review> is written as in the list, 12.1: the first text of review 12.
  npm run reviews                             those that wait, the oldest first
  npm run reviews -- list published           or: rejected, pending
  npm run reviews -- publish <review>
  npm run reviews -- reject <review> "<why>"  the author reads why, in the language of the review
  npm run reviews -- answer <review> "<text>" the shop's answer, under the review; "-" takes it back`;

const states: readonly ReviewState[] = ['PENDING', 'PUBLISHED', 'REJECTED'];
const longestReason = 300;

/**
 * The staff's desk for reviews, until they have a back-office: does what the words say and answers with what to print. Stops with a
 * sentence where they say nothing it knows, or where the review is not what was read.
 */
export async function workAtReviewDesk(
  db: Db,
  { words, now }: { words: readonly string[]; now: Date },
): Promise<string> {
  const [command = 'list', named = '', ...rest] = words;
  const typed = tidyText(rest.join(' '));
  switch (command) {
    case 'list':
      return list(db, stateOf(named || 'pending'));
    case 'publish': {
      const read = readTextOf(named);
      return say(await moderateReview(db, { read, decision: { to: 'PUBLISHED' }, now }), {
        named,
        done: 'is published',
      });
    }
    case 'reject': {
      const read = readTextOf(named);
      const reason = lengthWithin(typed, { what: 'reason', min: 1, max: longestReason });
      return say(await moderateReview(db, { read, decision: { to: 'REJECTED', reason }, now }), {
        named,
        done: 'is rejected',
      });
    }
    case 'answer': {
      const read = readTextOf(named);
      const answer =
        typed === '-' ? null : lengthWithin(typed, { what: 'answer', min: 1, max: reviewLength.max });
      const done = answer === null ? 'has no answer any more' : 'is answered';
      return say(await answerReview(db, { read, answer, now }), { named, done });
    }
    default:
      throw stop(usage);
  }
}

async function list(db: Db, state: ReviewState): Promise<string> {
  const rows = await listForDesk(db, state);
  if (rows.length === 0) return `No review is ${state}.`;
  return rows.map(entryOf).join('\n\n');
}

function entryOf(row: DeskRow): string {
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
  if (state === undefined) throw stop(`There are no reviews that are ${word}.\n${usage}`);
  return state;
}

function readTextOf(named: string): ReadText {
  const [, id, revision] = /^([1-9]\d{0,14})\.([1-9]\d{0,8})$/.exec(named) ?? [];
  if (id === undefined || revision === undefined) throw stop(`Name the review as the list does.\n${usage}`);
  return { id: Number(id), revision: Number(revision) };
}

function lengthWithin(text: string, { what, min, max }: { what: string; min: number; max: number }): string {
  const letters = lettersIn(text);
  if (letters < min || letters > max) throw stop(`The ${what} has ${min} to ${max} letters.\n${usage}`);
  return text;
}

function say(moderated: Moderated, { named, done }: { named: string; done: string }): string {
  if (moderated.ok) return `Review ${named} ${done}.`;
  switch (moderated.code) {
    case 'NOT_FOUND':
      throw stop(`There is no review ${named}.`);
    case 'WRITTEN_ANEW':
      throw stop(`Review ${named} was written anew since you read it: list it again.`);
    case 'STATE':
      throw stop(`Review ${named} is ${moderated.state} already.`);
  }
}

const stop = (sentence: string) => new StopReason(exitCodes.failed, sentence);
