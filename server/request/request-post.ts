import { minuteMs } from '#domain/units/durations.ts';
import type { MailProvider } from '#providers/email/port.ts';
import type { SmsProvider } from '#providers/sms/port.ts';
import type { Limits } from '#server/config/config-limits.ts';
import type { RequestDeps } from './request-deps.ts';

/** Dependencies of the request jobs. */
export interface RequestPost extends Pick<RequestDeps, 'db' | 'secret' | 'now'> {
  limits: Pick<Limits, 'alertMessagesPerDay'>;
  /** Undefined if SMS is disabled: no message is sent. */
  sms: SmsProvider | undefined;
  mail: MailProvider | undefined;
  /** Origin of the shop. */
  publicUrl: string;
  /** The shop's mail address for call-backs and visits; undefined = no mail is sent. */
  shopMail: string | undefined;
}

/** A job that died while sending is retried after this time. */
export const claimMs = 2 * minuteMs;
