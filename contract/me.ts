import { Type, type Static } from 'typebox';
import { CodeSent, NewPassword, Otp } from './auth.ts';
import { Address } from './address.ts';
import { Card } from './catalog/card.ts';
import { Order } from './order.ts';
import { ExportedReview } from './review.ts';
import { MyRequests } from './request.ts';
import {
  Day,
  Email,
  Id,
  Instant,
  PageLanguageWord,
  Nullable,
  PersonName,
  Phone,
  Shape,
  Words,
} from './primitives.ts';

export const genders = ['FEMALE', 'MALE'] as const;
export const priceTypes = ['B2C', 'B2B'] as const;

/** One switch per topic and channel, all off until the shopper says yes (ui.md PRO-4). */
export const Consents = Shape({
  newsSms: Type.Boolean(),
  newsEmail: Type.Boolean(),
  remindersSms: Type.Boolean(),
  remindersEmail: Type.Boolean(),
});

/** The logged-in user. Phone and email are verified ones. */
export const Me = Shape({
  id: Id,
  phone: Nullable(Phone),
  email: Nullable(Email),
  firstName: Nullable(Type.String()),
  lastName: Nullable(Type.String()),
  birthDate: Nullable(Day),
  gender: Nullable(Words(genders)),
  language: PageLanguageWord,
  priceType: Words(priceTypes),
  hasPassword: Type.Boolean(),
  consents: Consents,
  createdAt: Instant,
});

/** What is left out stays; null empties. */
export const UpdateMe = Shape({
  firstName: Type.Optional(Nullable(PersonName)),
  lastName: Type.Optional(Nullable(PersonName)),
  birthDate: Type.Optional(Nullable(Day)),
  gender: Type.Optional(Nullable(Words(genders))),
  language: Type.Optional(PageLanguageWord),
  consents: Type.Optional(Type.Partial(Consents, { additionalProperties: false })),
});

/** `currentPassword` is needed as soon as there is one, before it a fresh proof (PROOF_NEEDED); a wrong one is VALIDATION_FAILED with `wrongPassword`. */
export const ChangePassword = Shape({
  currentPassword: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  password: NewPassword,
});
/**
 * Shows that a login's user calls: the code that `POST /me/proof/code` sent, or the password; one of them. Good for ten minutes of this
 * login, for which closing the account, a first password, another phone or email and the end of other logins ask.
 */
export const ProveUser = Shape({
  code: Type.Optional(Otp),
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
});
/** `to`: the user's own phone or email with its middle hidden. */
export const ProofCode = Shape({
  ...CodeSent.properties,
  by: Words(['SMS', 'EMAIL'] as const),
  to: Type.String(),
});
export const ChangePhone = Shape({ phone: Phone });
export const VerifyPhoneChange = Shape({ phone: Phone, code: Otp });
export const ChangeEmail = Shape({ email: Email });
export const VerifyEmailChange = Shape({ email: Email, code: Otp });

/** A login on one device; `device` is browser and system in words. */
export const Session = Shape({
  id: Type.String({ format: 'uuid' }),
  device: Type.String(),
  createdAt: Instant,
  seenAt: Instant,
  isCurrent: Type.Boolean(),
});
export const SessionParams = Shape({ id: Type.String({ format: 'uuid' }) });

/** Everything the shop stores about the user, for an export. `notes`: what the staff noted about the user. */
export const MyData = Shape({
  exportedAt: Instant,
  me: Me,
  sessions: Type.Array(Session),
  addresses: Type.Array(Address),
  cards: Type.Array(Card),
  favorites: Type.Array(Shape({ productId: Id, addedAt: Instant })),
  orders: Type.Array(Order),
  reviews: Type.Array(ExportedReview),
  notes: Type.Array(Shape({ text: Type.String(), writtenAt: Instant })),
  requests: MyRequests,
});

export type Consents = Static<typeof Consents>;
export type Me = Static<typeof Me>;
export type UpdateMe = Static<typeof UpdateMe>;
export type ProveUser = Static<typeof ProveUser>;
export type ProofCode = Static<typeof ProofCode>;
export type ChangePassword = Static<typeof ChangePassword>;
export type Session = Static<typeof Session>;
export type MyData = Static<typeof MyData>;
