import { isOfUnsettledOrder } from '#domain/order/order-messages.ts';
import { dayMs } from '#domain/units/durations.ts';
import type { OrderMessagesTable } from '#database/schema.ts';
import type { Limits } from '#server/config/config-limits.ts';
import { type Limit, type LimitDeps, releaseLimits, tryConsumeLimits } from '#server/kit/limits/limits.ts';
import type { LimitName } from '#server/kit/limits/limit-names.ts';
import type { ClaimedMessage, MessageCircumstances } from './queries-message.ts';

export interface HoldBackDeps extends LimitDeps {
  limits: Pick<Limits, 'smsPerPhoneDay' | 'mailsPerAddressDay' | 'mailsPerNetworkDay'>;
}

interface Message {
  claimed: ClaimedMessage;
  circumstances: MessageCircumstances;
  to: { phone: string; email: string | null };
  now: Date;
}

export type Passage =
  | { ok: false; because: OrderMessagesTable['dropped_because'] }
  /** The message may be sent and is counted; `takeBack` undoes the count if sending fails. */
  | { ok: true; takeBack: () => Promise<void> };

/**
 * Decides whether a message of an order may be sent, because orders can be placed to send text to strangers. An unproven address gets one
 * mail per order; an order that is neither paid nor confirmed sends one SMS.
 */
export async function maySendMessage(deps: HoldBackDeps, message: Message): Promise<Passage> {
  const { claimed, circumstances, now } = message;
  const { was_texted, was_mailed, is_own_email } = circumstances;
  const cause = { message: claimed.message, actor: circumstances.actor, from: circumstances.from_state };
  if (claimed.channel === 'SMS' && was_texted && isOfUnsettledOrder(cause))
    return { ok: false, because: 'REPEATED' };
  if (claimed.channel === 'EMAIL' && was_mailed && !is_own_email) return { ok: false, because: 'UNPROVEN' };
  const counted = { limits: limitsOf(deps, message), now };
  const outcome = await tryConsumeLimits(deps, counted);
  return outcome.ok
    ? { ok: true, takeBack: () => releaseLimits(deps, counted) }
    : { ok: false, because: 'LIMITED' };
}

function limitsOf({ limits }: HoldBackDeps, { claimed, circumstances, to }: Message): Limit[] {
  const { network, is_own_email } = circumstances;
  const perDay = (name: LimitName, { whose, max }: { whose: string; max: number }): Limit => ({
    name,
    subject: `${name}:${whose}`,
    max,
    perMs: dayMs,
  });
  if (claimed.channel === 'SMS')
    return [perDay('SMS_PER_PHONE_DAY', { whose: to.phone, max: limits.smsPerPhoneDay })];
  const perAddress = perDay('MAILS_PER_ADDRESS_DAY', {
    whose: to.email ?? '',
    max: limits.mailsPerAddressDay,
  });
  if (is_own_email || network === null) return [perAddress];
  const whose = network.toString('hex');
  return [perAddress, perDay('MAILS_PER_NETWORK_DAY', { whose, max: limits.mailsPerNetworkDay })];
}
