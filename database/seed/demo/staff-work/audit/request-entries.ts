import { minutesAfter } from '../past.ts';
import { type AuditContext, type Entry, updateOf } from './entry.ts';

interface CallRow {
  id: number;
  state: string;
  moved_at: Date;
}

interface VisitRow extends CallRow {
  store_id: number;
}

interface ReviewRow {
  id: number;
  published_at: Date;
  answer: string | null;
  answered_at: Date | null;
}

/** Returns entries for call-backs, visits, moderated and answered reviews, and approved companies. */
export async function requestEntries(context: AuditContext): Promise<Entry[]> {
  return [
    ...(await callEntries(context)),
    ...(await visitEntries(context)),
    ...(await reviewEntries(context)),
    ...(await businessEntries(context)),
  ];
}

async function callEntries({ client, staff }: AuditContext): Promise<Entry[]> {
  const { rows } = await client.query<CallRow>(
    `select id::integer as id, callback_state as state, moved_at from callbacks
     where callback_state <> 'NEW' and phone like '+998900000%' order by moved_at, id`,
  );
  return rows.flatMap(({ id, state, moved_at: at }) => {
    const call = { staffId: staff.support, resource: 'callback', record: id };
    const change = updateOf('callbacks', id, [{ callback_state: 'NEW' }, { callback_state: state }]);
    const moved = { ...call, at, action: 'callbacks.move', changes: [change] };
    return state === 'CALLED'
      ? [{ ...call, at: minutesAfter(at, -6), action: 'callbacks.contact' }, moved]
      : [moved];
  });
}

async function visitEntries({ client, today, staff }: AuditContext): Promise<Entry[]> {
  const { rows } = await client.query<VisitRow>(
    `select id::integer as id, visit_state as state, moved_at, store_id::integer as store_id from visits
     where visit_state in ('KEPT', 'MISSED') and moved_at < $1::timestamp at time zone 'Asia/Tashkent' order by moved_at, id`,
    [today],
  );
  return rows.map(({ id, state, moved_at: at, store_id: storeId }) => ({
    at: minutesAfter(at, 35),
    staffId: staff.sellerOf(storeId),
    action: 'visits.move',
    resource: 'visit',
    record: id,
    changes: [updateOf('visits', id, [{ visit_state: 'CONFIRMED' }, { visit_state: state }])],
  }));
}

async function reviewEntries({ client, today, staff }: AuditContext): Promise<Entry[]> {
  const { rows } = await client.query<ReviewRow>(
    `select r.id::integer as id, e.at as published_at, r.answer, r.answered_at
     from reviews r join review_events e on e.review_id = r.id and e.actor = 'STAFF' and e.to_state = 'PUBLISHED'
     where e.at >= ($1::date - 90)::timestamp at time zone 'Asia/Tashkent' and e.at < $1::timestamp at time zone 'Asia/Tashkent'
     order by e.at, r.id`,
    [today],
  );
  const end = new Date(`${today}T00:00:00+05:00`);
  return rows.flatMap(({ id, published_at: at, answer, answered_at: answeredAt }) => {
    const review = { staffId: staff.idOf('CONTENT'), resource: 'review', record: id };
    const change = updateOf('reviews', id, [{ review_state: 'PENDING' }, { review_state: 'PUBLISHED' }]);
    const published = { ...review, at, action: 'reviews.publish', changes: [change] };
    if (answer === null || answeredAt === null || answeredAt >= end) return [published];
    const answered = updateOf('reviews', id, [{ answer: null }, { answer }]);
    return [published, { ...review, at: answeredAt, action: 'reviews.answer', changes: [answered] }];
  });
}

async function businessEntries({ client, today }: AuditContext): Promise<Entry[]> {
  const { rows } = await client.query<{ id: number; at: Date; by: number }>(
    `select id::integer as id, decided_at as at, decided_by::integer as by from businesses
     where business_state = 'APPROVED' and decided_at < $1::timestamp at time zone 'Asia/Tashkent' order by decided_at, id`,
    [today],
  );
  return rows.map(({ id, at, by }) => ({
    at,
    staffId: by,
    action: 'businesses.approve',
    resource: 'business',
    record: id,
    changes: [updateOf('businesses', id, [{ business_state: 'WAITING' }, { business_state: 'APPROVED' }])],
  }));
}
