import { Type, type Static } from 'typebox';
import { Instant, Line, Shape, Words } from '../primitives.ts';
import { sharedRecords } from './note.ts';

export const presenceModes = ['LOOK', 'EDIT'] as const;

/** LEAVE: the record was closed. */
export const PresenceSign = Shape({
  resource: Words(sharedRecords),
  record: Line(40),
  mode: Words([...presenceModes, 'LEAVE']),
});

export const Present = Shape({ name: Type.String(), mode: Words(presenceModes), since: Instant });
export type Present = Static<typeof Present>;

export const PresentColleagues = Shape({ colleagues: Type.Array(Present) });
