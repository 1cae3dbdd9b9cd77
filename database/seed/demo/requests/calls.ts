import { callDue, defaultAnswerHours } from '#domain/request/call-hours.ts';
import { addDays, type TashkentDay } from '#domain/units/tashkent-day.ts';
import { minuteMs } from '#domain/units/durations.ts';
import type { SeedRow } from '../../insert-rows.ts';
import { mulberry32, type Random } from '../../random.ts';
import { makeRequesters } from './requesters.ts';

/** Possible subjects of the demo's call-backs. */
export interface CallSubjects {
  /** Pieces on sale, with their models. */
  pieces: readonly { id: number; product_id: number; serial_number: string }[];
  orderNumbers: readonly string[];
}

const count = 60;
const days = 90;

const subjects = [
  ['PRODUCT', 50],
  ['GENERAL', 20],
  ['ORDER', 18],
  ['BUSINESS', 7],
  ['FACTORY_VISIT', 5],
] as const;
const times = [
  ['ANY', 50],
  ['MORNING', 12],
  ['AFTERNOON', 15],
  ['EVENING', 23],
] as const;
const comments = {
  ru: [
    'Подскажите размер',
    'Есть ли рассрочка?',
    'Хочу гравировку на подарок',
    'Можно примерить в магазине?',
  ],
  uz: [
    'Oʻlchamini aytib bering',
    'Boʻlib toʻlash mumkinmi?',
    'Sovgʻaga yozuv oʻydirmoqchiman',
    'Doʻkonda taqib koʻrsam boʻladimi?',
  ],
  en: ['Do you ship abroad?'],
} as const;

/** Pending call-backs: requested yesterday, in the evening and after the shop's hours. Hours and minutes in Tashkent. */
const waiting = [
  ['15:05', 'ANY'],
  ['17:42', 'EVENING'],
  ['20:48', 'ANY'],
  ['21:30', 'MORNING'],
] as const;

/** Returns call-backs of the 90 days before `today`: all except four are done. */
export function callRows(today: TashkentDay, about: CallSubjects): SeedRow<'callbacks'>[] {
  const random = mulberry32(7919 * 2011);
  return makeRequesters(random, { from: 0, count }).map((who, nth) => {
    const open = waiting[nth];
    const at = open ? instant(addDays(today, -1), open[0]) : drawInstant(today, random);
    const bestTime = open ? open[1] : random.weighted(times);
    const due = callDue(at, bestTime, defaultAnswerHours);
    const tries = random.weighted([
      [0, 75],
      [1, 20],
      [2, 5],
    ]);
    const state = open
      ? 'NEW'
      : random.weighted([
          ['CALLED', 70],
          ['CLOSED', 30],
        ] as const);
    const called = new Date(due.getTime() + (4 + random.whole(0, 40) + tries * 70) * minuteMs);
    return {
      ...subjectOf(random, about),
      callback_state: state,
      phone: who.phone,
      name: who.name,
      best_time: bestTime,
      comment: random.next() < 0.5 ? random.pick(comments[who.language]) : '',
      language: who.language,
      tries: open ? 0 : tries,
      version: open ? 1 : 2 + tries,
      created_at: at.toISOString(),
      due_at: due.toISOString(),
      moved_at: (open ? at : called).toISOString(),
    };
  });
}

function subjectOf(random: Random, { pieces, orderNumbers }: CallSubjects) {
  const nothing = { product_id: null, item_id: null, order_number: null };
  const subject = random.weighted(subjects);
  const place = random.next();
  const piece = pieces[Math.floor(place * pieces.length)];
  const order = orderNumbers[Math.floor(place * orderNumbers.length)];
  if (subject === 'PRODUCT' && piece)
    return { ...nothing, subject, product_id: piece.product_id, item_id: piece.id };
  if (subject === 'ORDER' && order !== undefined) return { ...nothing, subject, order_number: order };
  return {
    ...nothing,
    subject: subject === 'BUSINESS' || subject === 'FACTORY_VISIT' ? subject : ('GENERAL' as const),
  };
}

/** Two days ago at the latest, so that it is done by now. */
function drawInstant(today: TashkentDay, random: Random): Date {
  const day = addDays(today, -random.whole(2, days));
  return instant(
    day,
    `${String(random.whole(9, 21)).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}`,
  );
}

const instant = (day: TashkentDay, time: string): Date => new Date(`${day}T${time}:00+05:00`);
