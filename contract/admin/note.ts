import { Type, type Static } from 'typebox';
import { Id, Instant, Line, Shape, Words } from '../primitives.ts';

/**
 * Records that several staff members work on together: an order and a certificate by their numbers, a piece by its serial number, a model
 * by its artikul, a page by its slug, a text of the shop by its key, the others by their ids.
 */
export const sharedRecords = [
  'order',
  'piece',
  'collection',
  'param',
  'model',
  'customer',
  'transfer',
  'stocktake',
  'certificate',
  'store',
  'page',
  'moment',
  'banner',
  'wording',
  'category',
  'promotion',
  'promo-code',
] as const;
export type SharedRecord = (typeof sharedRecords)[number];

export const RecordParams = Shape({ resource: Words(sharedRecords), record: Line(100) });

/** Records of which the history contains nothing personal, so that everybody who may read the record may read it. */
export const HistoryParams = Shape({
  resource: Words([
    'page',
    'moment',
    'banner',
    'store',
    'certificate',
    'transfer',
    'stocktake',
    'wording',
    'category',
    'promotion',
    'promo-code',
  ] as const),
  record: Line(100),
});

const Colleague = Shape({ id: Id, name: Type.String() });

export const StaffNote = Shape({
  id: Id,
  body: Type.String(),
  at: Instant,
  by: Type.String(),
  /** Written by the caller, who may delete it. */
  isOwn: Type.Boolean(),
  mentions: Type.Array(Colleague),
});
export type StaffNote = Static<typeof StaffNote>;

/** `colleagues`: people that a note can mention, without the caller. */
export const StaffNotes = Shape({ notes: Type.Array(StaffNote), colleagues: Type.Array(Colleague) });

export const WriteNote = Shape({
  body: Line(2000),
  mentions: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
});

export const NoteParams = Shape({ id: Id });
