import { Type, type Static } from 'typebox';
import { Instant, Line, Shape, Words } from '../primitives.ts';
import { sharedRecords } from './note.ts';

export const presenceModes = ['LOOK', 'EDIT'] as const;

/** LEAVE: the record was closed. `tab`: one of the caller's tabs; a person edits if any of their tabs does. */
export const PresenceSign = Shape({
  resource: Words(sharedRecords),
  record: Line(40),
  mode: Words([...presenceModes, 'LEAVE']),
  tab: Type.Optional(Type.String({ format: 'uuid' })),
});

/** `secondsLeft`: they are gone after that, unless they give another sign; not an instant, because the reader's clock may be wrong. */
export const Present = Shape({
  name: Type.String(),
  mode: Words(presenceModes),
  since: Instant,
  secondsLeft: Type.Integer({ minimum: 0 }),
});
export type Present = Static<typeof Present>;

export const PresentColleagues = Shape({ colleagues: Type.Array(Present) });
