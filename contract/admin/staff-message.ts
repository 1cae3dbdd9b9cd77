import { Type, type Static } from 'typebox';
import { StaffOrderParams } from './order.ts';
import { Id, Instant, LanguageWord, Line, Nullable, Phone, Shape, Words } from '../primitives.ts';

/** Texts approved by the SMS gateways (group `staff` of messages.json); an SMS can contain nothing else. */
export const staffTemplates = ['MISSED_CALL', 'DELAYED', 'BRING_DOCUMENT', 'PASSPORT'] as const;

/** `template`: of an SMS; `subject`: of an email. `why`: the reason it was not sent. */
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

/** A message that the shop sent about an order. `mayResend`: it was not sent and its content is still true. */
export const ShopMessage = Shape({
  id: Id,
  at: Instant,
  channel: Words(['SMS', 'EMAIL']),
  message: Type.String(),
  state: Words(['WAITING', 'SENT', 'DROPPED']),
  why: Nullable(Type.String()),
  mayResend: Type.Boolean(),
});

/**
 * `phone`, `email`: masked; null = not given, or the role may not see it. `texts`: the approved texts as the shopper reads them, in
 * `language`.
 */
export const StaffMessages = Shape({
  language: LanguageWord,
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
  texts: Type.Array(Shape({ template: Words(staffTemplates), text: Type.String() })),
  written: Type.Array(StaffMessage),
  sent: Type.Array(ShopMessage),
});

/** An SMS has a `template`; an email has `subject` and `text`. */
export const SendStaffMessage = Shape({
  channel: Words(['SMS', 'EMAIL']),
  template: Type.Optional(Words(staffTemplates)),
  subject: Type.Optional(Line(120)),
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 4000 })),
});
/** `phone`: given by the buyer; left out = the phone of the order. */
export const SendPassport = Shape({ serial: Line(40), phone: Type.Optional(Phone) });
export const OrderMessageParams = Shape({ ...StaffOrderParams.properties, id: Id });

export type StaffTemplate = (typeof staffTemplates)[number];
export type StaffMessage = Static<typeof StaffMessage>;
export type StaffMessages = Static<typeof StaffMessages>;
export type SendStaffMessage = Static<typeof SendStaffMessage>;
