import { minuteMs } from '#domain/units/durations.ts';
import { isSignedToken, signToken } from './signing.ts';

const lifetimeMs = 30 * minuteMs;

/** What a preview shows, in any state; `business` is a model with wholesale prices. */
export const previewKinds = ['model', 'business', 'page', 'moment', 'banner', 'collection'] as const;
export type PreviewKind = (typeof previewKinds)[number];

export interface Previewed {
  kind: PreviewKind;
  /** The record's id; for a page its slug. */
  id: string;
  /** The time as of which the shop is shown. */
  at: Date;
}

/** Creates a token that opens unpublished content for half an hour. It contains what is shown, the expiry and a signature. */
export function makePreviewToken(
  secret: string,
  { kind, id, at, now }: Previewed & { now: Date },
): { token: string; until: string } {
  const until = new Date(now.getTime() + lifetimeMs);
  const text = `${kind}.${id}.${at.getTime()}.${until.getTime()}`;
  return { token: `${text}.${signToken(secret, 'preview', text)}`, until: until.toISOString() };
}

/** Returns what a token opens and until when; null if it is not ours or has expired. */
export function readPreviewToken(
  secret: string,
  { token, now }: { token: string; now: Date },
): (Previewed & { until: Date }) | null {
  const match = /^(([a-z]+)\.([a-z0-9-]{1,100})\.([0-9]{13})\.([0-9]{13}))\.([A-Za-z0-9_-]{43})$/.exec(token);
  const [, text = '', named, id = '', at, until, signature] = match ?? [];
  if (!isSignedToken(signToken(secret, 'preview', text), signature)) return null;
  const kind = previewKinds.find((one) => one === named);
  const end = new Date(Number(until));
  return kind !== undefined && end > now ? { kind, id, at: new Date(Number(at)), until: end } : null;
}
