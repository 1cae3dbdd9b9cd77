import { Type, type Static } from 'typebox';
import { StaffOrderParams } from './order.ts';
import { Id, Instant, LanguageWord, Line, Nullable, Phone, Shape, Words } from '../primitives.ts';

/** The texts that the gateways have approved (group `staff` of messages.json): an SMS says nothing else. */
export const staffTemplates = ['MISSED_CALL', 'DELAYED', 'BRING_DOCUMENT', 'PASSPORT'] as const;

/** `template`: of an SMS; `subject`: of a mail. `why`: it was not sent. */
export const StaffMessage = Shape({
  id: Id,
  at: Instant,
  by: Type.String(),
  channel: Words(['SMS', 'EMAIL']),
  template: Nullable(Words(staffTemplates)),
  subject: Nullable(Type.String()),
  state: Words(['WAITING', 'SENT', 'DROPPED']),
  why: Nullable(Type.String()),
});

/** What the shop itself sent about an order; `mayResend`: it was not sent, and is still true. */
export const ShopMessage = Shape({
  id: Id,
  at: Instant,
  channel: Words(['SMS', 'EMAIL']),
  message: Type.String(),
  state: Words(['WAITING', 'SENT', 'DROPPED']),
  why: Nullable(Type.String()),
  mayResend: Type.Boolean(),
});

/** `phone`, `email`: masked; null = there is none, or it is nothing for this role. `texts`: the approved ones as the shopper reads them, in `language`. */
export const StaffMessages = Shape({
  language: LanguageWord,
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
  texts: Type.Array(Shape({ template: Words(staffTemplates), text: Type.String() })),
  written: Type.Array(StaffMessage),
  sent: Type.Array(ShopMessage),
});

/** An SMS has a `template`, a mail `subject` and `text`. */
export const SendStaffMessage = Shape({
  channel: Words(['SMS', 'EMAIL']),
  template: Type.Optional(Words(staffTemplates)),
  subject: Type.Optional(Line(120)),
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 4000 })),
});
/** `phone`: that the buyer names; left out = the order's. */
export const SendPassport = Shape({ serial: Line(40), phone: Type.Optional(Phone) });
export const OrderMessageParams = Shape({ ...StaffOrderParams.properties, id: Id });

export type StaffTemplate = (typeof staffTemplates)[number];
export type StaffMessage = Static<typeof StaffMessage>;
export type StaffMessages = Static<typeof StaffMessages>;
export type SendStaffMessage = Static<typeof SendStaffMessage>;
