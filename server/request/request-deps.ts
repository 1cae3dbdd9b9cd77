import type { Language } from '#contract/words.ts';
import type { Db } from '#database/connect.ts';
import type { User } from '#server/kit/session/session.ts';

export interface RequestDeps {
  db: Db;
  /** Signs the links of requests and hides whom the limits are of. */
  secret: string;
  now: () => Date;
  /** Somebody in the shop wants to hear of call-backs and visits by mail. */
  tellsShop: boolean;
}

/** Who asks. */
export interface Asker {
  /** Undefined: a guest. */
  user: User | undefined;
  language: Language;
  ip: string;
  now: Date;
}
