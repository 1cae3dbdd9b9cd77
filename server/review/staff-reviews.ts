import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { StaffReview, StaffReviewsQuery } from '#contract/admin/people/review.ts';
import { mayMoveReview } from '#domain/review/review-states.ts';
import { tidyText } from '#domain/review/review-text.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { idsOf, readPage, type ListedRows } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { names } from '#server/kit/wire.ts';
import { answerReview, type Moderated, moderateReview, type ReadText } from './moderate-review.ts';
import {
  countStaffReviews,
  findStaffReview,
  lockRevision,
  type ReviewFilter,
  selectStaffReviews,
  type StaffReviewRow,
} from './queries-moderation.ts';

/** Returns reviews, latest written first. Two statements. Refuses with CURSOR_INVALID. */
export async function listStaffReviews(
  db: ReadDb,
  query: Static<typeof StaffReviewsQuery>,
): Promise<ListedRows<StaffReview>> {
  const {
    q,
    state,
    rating,
    language,
    model,
    piece,
    order,
    'writtenAt.from': from,
    'writtenAt.to': to,
  } = query;
  const namesIn = (words: string) => words.toUpperCase().split(',');
  const filter: ReviewFilter = {
    ...(q !== undefined && { q }),
    ...(state !== undefined && { states: state.split(',') }),
    ...(rating !== undefined && { ratings: idsOf(rating) }),
    ...(language !== undefined && { languages: language.split(',') }),
    ...(model !== undefined && { artikuls: namesIn(model) }),
    ...(piece !== undefined && { serials: namesIn(piece) }),
    ...(order !== undefined && { orders: namesIn(order) }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
  const page = await readPage(query, {
    sorts: { writtenAt: { by: sql`r.written_at`, type: 'timestamptz' } },
    defaultSort: '-writtenAt',
    id: sql`r.id`,
    select: (part) => selectStaffReviews(db, filter, part),
    count: (wanted) => countStaffReviews(db, filter, wanted),
  });
  return { ...page, rows: page.rows.map(reviewToWire) };
}

export type ReviewDecision =
  | { step: 'PUBLISH' }
  | { step: 'REJECT'; reason: string }
  /** Null removes the answer. */
  | { step: 'ANSWER'; answer: string | null };

interface Decided {
  id: number;
  /** The version that the caller read. */
  version: number;
  decision: ReviewDecision;
  now: Date;
}

/**
 * Applies the staff's decision about the text they read. Refuses with NOT_FOUND, VERSION_CONFLICT (facts: current, which its author may
 * have changed) or REQUEST_STATE_CONFLICT (facts: state).
 */
export async function decideReview(db: Db, { id, version, decision, now }: Decided): Promise<StaffReview> {
  await lockRevision(db, id);
  const row = await requireReview(db, id);
  if (row.version !== version) {
    const last = await lastChange(db, { resource: 'review', recordId: String(id) });
    throw new Refusal('VERSION_CONFLICT', { current: reviewToWire(row), ...last });
  }
  if (!stepsOf(row.review_state).includes(decision.step))
    throw new Refusal('REQUEST_STATE_CONFLICT', { state: row.review_state });
  const done = await decide(db, { read: { id, revision: row.revision }, decision, now });
  if (!done.ok) throw new Error(`locked review ${id} was refused with ${done.code}`);
  return reviewToWire(await requireReview(db, id));
}

function decide(
  db: Db,
  { read, decision, now }: { read: ReadText; decision: ReviewDecision; now: Date },
): Promise<Moderated> {
  switch (decision.step) {
    case 'PUBLISH':
      return moderateReview(db, { read, decision: { to: 'PUBLISHED' }, now });
    case 'REJECT':
      return moderateReview(db, {
        read,
        decision: { to: 'REJECTED', reason: written(decision.reason) },
        now,
      });
    case 'ANSWER': {
      const answer = decision.answer === null ? null : written(decision.answer);
      return answerReview(db, { read, answer, now });
    }
  }
}

/** Refuses blank text with VALIDATION_FAILED. */
function written(typed: string): string {
  const text = tidyText(typed);
  if (text === '') throw new Refusal('VALIDATION_FAILED');
  return text;
}

async function requireReview(db: ReadDb, id: number): Promise<StaffReviewRow> {
  const row = await findStaffReview(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

/** A rejected review can have no answer, because nobody would read it. */
function stepsOf(from: StaffReviewRow['review_state']): StaffReview['allowedActions'] {
  const may = (to: 'PUBLISHED' | 'REJECTED') => mayMoveReview({ from, to, by: 'STAFF' });
  return [
    ...(may('PUBLISHED') ? (['PUBLISH'] as const) : []),
    ...(may('REJECTED') ? (['REJECT'] as const) : []),
    ...(from === 'REJECTED' ? [] : (['ANSWER'] as const)),
  ];
}

function reviewToWire(row: StaffReviewRow): StaffReview {
  return {
    id: row.id,
    version: row.version,
    state: row.review_state,
    rating: row.rating,
    text: row.body,
    fit: row.fit,
    authorName: row.author_name,
    language: row.language,
    writtenAt: row.written_at.toISOString(),
    artikul: row.artikul,
    ...names(row.product_name),
    serialNumber: row.serial_number,
    orderNumber: row.order_number,
    answer: row.answer,
    rejectionReason: row.rejection_reason,
    allowedActions: stepsOf(row.review_state),
  };
}
