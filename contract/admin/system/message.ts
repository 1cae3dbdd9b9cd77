import { Type, type Static } from 'typebox';
import { Instant, Nullable, Shape, Words } from '../../primitives.ts';
import { AnyOf, listQuery } from '../list.ts';

export const messageStates = ['WAITING', 'SENT', 'DROPPED'] as const;
export const messageChannels = ['SMS', 'EMAIL'] as const;

/** `q`: an order number. `failed`: messages of the last seven days that could not be sent. */
export const MessagesQuery = Shape({
  ...listQuery(['place']),
  state: Type.Optional(AnyOf),
  channel: Type.Optional(AnyOf),
  failed: Type.Optional(Type.Boolean()),
});

/**
 * A message to a shopper, sent by the shop (`message`) or by a staff member (`by`; `template` of an SMS, `subject` of an email). `order`
 * null: it is about no order. `to`: masked; null = the role may not see it. `why`: the reason it was not sent. `hasFailed`: it should have
 * been sent but could not be.
 */
export const ListedMessage = Shape({
  id: Type.String(),
  at: Instant,
  order: Nullable(Type.String()),
  channel: Words(messageChannels),
  message: Nullable(Type.String()),
  template: Nullable(Type.String()),
  subject: Nullable(Type.String()),
  by: Nullable(Type.String()),
  to: Nullable(Type.String()),
  state: Words(messageStates),
  why: Nullable(Type.String()),
  hasFailed: Type.Boolean(),
  sentAt: Nullable(Instant),
  mayResend: Type.Boolean(),
});
export const messageColumns = ['message', 'state', 'order', 'to', 'at', 'by', 'sentAt'] as const;

export const ListedMessageParams = Shape({
  id: Type.String({ pattern: '^(order|staff)-[0-9]{1,15}$' }),
});

export type MessageColumn = (typeof messageColumns)[number];
export type ListedMessage = Static<typeof ListedMessage>;
