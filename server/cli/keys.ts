import type { Db } from '#database/connect.ts';
import { exitCodes, StopReason } from '../start/process/stop-reason.ts';
import { type Command, readArguments, UsageProblem } from './command.ts';
import { countTokensInJobs } from '../keys/queries-keys.ts';
import { reseal } from '../keys/reseal.ts';

const usage = `npm run keys -- reseal   encrypts stored card tokens, hand-over codes and the secrets of authenticator apps and webhooks again
With SECRET_KEY, after decrypting them with SECRET_KEY_BEFORE if that is set. Stop the shop first (docs/security/keys.md). If the command is
interrupted, run it again: it continues.`;

export interface KeyDeps {
  db: Db;
  secret: string;
  /** SECRET_KEY_BEFORE. */
  before: string | undefined;
}

/** `npm run keys`: re-encrypts stored secrets after the shop's secret has changed. */
export const keysCommand: Command<KeyDeps> = {
  usage,
  read: (args) => {
    const { positionals } = readArguments(args, { usage, count: [1, 1] });
    if (positionals[0] !== 'reseal') throw new UsageProblem(`"${positionals[0]}" is not known here.`, usage);
    return resealStored;
  },
};

async function resealStored({ db, secret, before }: KeyDeps): Promise<string> {
  if (before === secret)
    throw new StopReason(exitCodes.failed, 'SECRET_KEY_BEFORE is SECRET_KEY: set the one of before.');
  const waiting = await countTokensInJobs(db);
  if (before !== undefined && waiting > 0)
    throw new StopReason(
      exitCodes.failed,
      `${waiting} jobs still have to tell a provider of deleted cards, by tokens sealed under the key of before. Start the shop with that key until they are done.`,
    );
  const { changed, unreadable, muted } = await reseal(db, { secret, before });
  if (unreadable.length > 0)
    throw new StopReason(
      exitCodes.failed,
      `Sealed under neither key, and left as they were: ${unreadable.join(', ')}. All others are sealed under SECRET_KEY.`,
    );
  return `Sealed again: ${changed['card-token']} cards, ${changed['hand-over-code']} hand-over codes, ${changed['staff-totp']} authenticator apps, ${changed['webhook-secret']} secrets of webhooks, ${changed['gold-person']} sellers of old gold. Still muted: ${muted} contacts.`;
}
