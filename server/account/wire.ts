import type { Consents, Me, Session } from '#contract/me.ts';
import type { Consent, UserRow } from './queries.ts';
import type { SessionRow } from './queries-session.ts';

export function meToWire(row: UserRow, given: readonly Consent[]): Me {
  return {
    id: row.id,
    phone: row.phone,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    gender: row.gender,
    language: row.language,
    priceType: row.price_type,
    hasPassword: row.password_hash !== null,
    consents: {
      newsSms: isGiven(given, consentOf.newsSms),
      newsEmail: isGiven(given, consentOf.newsEmail),
      remindersSms: isGiven(given, consentOf.remindersSms),
      remindersEmail: isGiven(given, consentOf.remindersEmail),
    },
    createdAt: row.created_at.toISOString(),
  };
}

/** Splits the switches into given and withdrawn consents; omitted switches are unchanged. */
export function consentsFromWire(switches: Partial<Consents>): { given: Consent[]; withdrawn: Consent[] } {
  const turned = (to: boolean) =>
    names.filter((name) => switches[name] === to).map((name) => consentOf[name]);
  return { given: turned(true), withdrawn: turned(false) };
}

export function sessionToWire(row: SessionRow, currentId: string): Session {
  return {
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    isCurrent: row.id === currentId,
  };
}

const names = ['newsSms', 'newsEmail', 'remindersSms', 'remindersEmail'] as const;

const consentOf: Record<keyof Consents, Consent> = {
  newsSms: { topic: 'NEWS', channel: 'SMS' },
  newsEmail: { topic: 'NEWS', channel: 'EMAIL' },
  remindersSms: { topic: 'REMINDERS', channel: 'SMS' },
  remindersEmail: { topic: 'REMINDERS', channel: 'EMAIL' },
};

function isGiven(given: readonly Consent[], { topic, channel }: Consent): boolean {
  return given.some((one) => one.topic === topic && one.channel === channel);
}
