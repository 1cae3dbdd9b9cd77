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

/** One switch per topic and channel, all off until the shopper agrees (ui.md PRO-4). */
export const Consents = Shape({
  newsSms: Type.Boolean(),
  newsEmail: Type.Boolean(),
  remindersSms: Type.Boolean(),
  remindersEmail: Type.Boolean(),
});

/** The logged-in user. Phone and email are verified. */
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

/** Fields that are left out stay unchanged; null clears a field. */
export const UpdateMe = Shape({
  firstName: Type.Optional(Nullable(PersonName)),
  lastName: Type.Optional(Nullable(PersonName)),
  birthDate: Type.Optional(Nullable(Day)),
  gender: Type.Optional(Nullable(Words(genders))),
  language: Type.Optional(PageLanguageWord),
  consents: Type.Optional(Type.Partial(Consents, { additionalProperties: false })),
});

/**
 * `currentPassword` is required if a password is set, otherwise a fresh proof is (PROOF_NEEDED). A wrong password is refused with
 * VALIDATION_FAILED and `wrongPassword`.
 */
export const ChangePassword = Shape({
  currentPassword: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  password: NewPassword,
});
/**
 * Proves that the account's user is calling, by exactly one of: the code sent by `POST /me/proof/code`, or the password. The proof is
 * valid for ten minutes in this session. It is required to close the account, set a first password, change the phone or email, and end
 * other sessions.
 */
export const ProveUser = Shape({
  code: Type.Optional(Otp),
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
});
/** `to`: the user's phone or email with its middle masked. */
export const ProofCode = Shape({
  ...CodeSent.properties,
  by: Words(['SMS', 'EMAIL'] as const),
  to: Type.String(),
});
export const ChangePhone = Shape({ phone: Phone });
export const VerifyPhoneChange = Shape({ phone: Phone, code: Otp });
export const ChangeEmail = Shape({ email: Email });
export const VerifyEmailChange = Shape({ email: Email, code: Otp });

/** A session on one device; `device`: browser and operating system in words. */
export const Session = Shape({
  id: Type.String({ format: 'uuid' }),
  device: Type.String(),
  createdAt: Instant,
  seenAt: Instant,
  isCurrent: Type.Boolean(),
});
export const SessionParams = Shape({ id: Type.String({ format: 'uuid' }) });

/** All data that the shop stores about the user, for an export. `notes`: what the staff wrote about the user. */
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
