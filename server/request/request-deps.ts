import type { PageLanguage } from '#contract/words.ts';
import type { Db } from '#database/connect.ts';
import type { CodeLimitDeps } from '#server/auth/codes/code-limits.ts';
import type { Limits } from '#server/config/config-limits.ts';
import type { User } from '#server/kit/session/session.ts';

export interface RequestDeps extends CodeLimitDeps {
  db: Db;
  now: () => Date;
  /** The shop gets a mail about each call-back and visit. */
  notifiesShop: boolean;
  limits: CodeLimitDeps['limits'] &
    Pick<
      Limits,
      | 'storeNetworks'
      | 'callbacksPerContactHour'
      | 'callbacksPerContactDay'
      | 'visitsPerContactHour'
      | 'visitsPerContactDay'
      | 'newAlertsPerContactDay'
      | 'alertsPerContact'
      | 'alertsPerUser'
      | 'visitsPerPhone'
      | 'visitsPerNetwork'
      | 'requestsPerNetworkHour'
      | 'requestsPerNetworkDay'
    >;
}

/** Who makes a request. */
export interface Requester {
  /** Undefined for a guest. */
  user: User | undefined;
  /** HMAC of a guest's browser; null for a user. */
  browser: Buffer | null;
  language: PageLanguage;
  ip: string;
  now: Date;
}

/** The columns that identify a request's owner; only the owner gets the same response again. */
export interface RequesterColumns {
  user_id: number | null;
  requester: Buffer | null;
}

export const requesterColumns = ({ user, browser }: Requester): RequesterColumns => ({
  user_id: user?.id ?? null,
  requester: user === undefined ? browser : null,
});
