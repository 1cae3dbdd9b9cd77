import { isSignedToken, signToken } from '#server/kit/crypto/signing.ts';

const lifetimeMs = 30 * 60_000;

/** Opens the page of a model that is not public, or not any more, for half an hour: its id, its end and their signature. */
export function makePreviewToken(
  secret: string,
  { id, now }: { id: number; now: Date },
): { token: string; until: string } {
  const until = new Date(now.getTime() + lifetimeMs);
  const text = `${id}-${until.getTime()}`;
  return { token: `${text}-${signToken(secret, 'preview', text)}`, until: until.toISOString() };
}

/** The id that a token opens; null: it is none of ours, or its time is over. */
export function readPreviewToken(
  secret: string,
  { token, now }: { token: string; now: Date },
): number | null {
  const [, id, until, signature] = /^([0-9]{1,15})-([0-9]{13})-([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  if (id === undefined || !isSignedToken(signToken(secret, 'preview', `${id}-${until}`), signature))
    return null;
  return Number(until) > now.getTime() ? Number(id) : null;
}
