import { Type, type Static } from 'typebox';
import { measuredDevices } from '../../measurement-words.ts';
import { exportFormats } from '../export.ts';
import { PeriodQuery } from '../figures.ts';
import { LanguageWord, Nullable, Shape, Words } from '../../primitives.ts';

/**
 * Steps of a session towards an order, in order (analytics.md 6.1). `DETAILS`: delivery or pickup details; `RECEIVED`: the order was
 * handed over.
 */
export const funnelSteps = [
  'SESSION',
  'LIST',
  'PRODUCT',
  'SIZE',
  'PIECE',
  'CART',
  'CHECKOUT',
  'DETAILS',
  'ORDER',
  'PAID',
  'RECEIVED',
] as const;

/**
 * Dimensions by which sessions are grouped: device, language of the page, source of the first page view, chosen city, guest or account,
 * network.
 */
export const funnelParts = ['DEVICE', 'LANGUAGE', 'SOURCE', 'CITY', 'LOGIN', 'NETWORK'] as const;

/** Where a session came from: a campaign word of the address, or a site; `direct` if neither is known. */
const Source = Type.String({ pattern: '^[A-Za-z0-9._-]{1,60}$' });

const { from, to } = PeriodQuery.properties;
const filters = {
  from,
  to,
  device: Type.Optional(Words(measuredDevices)),
  language: Type.Optional(LanguageWord),
  source: Type.Optional(Source),
};

/** Days are in the time zone of Tashkent, both inclusive, at most 366. `by` left out = by device. */
export const FunnelQuery = Shape({ ...filters, by: Type.Optional(Words(funnelParts)) });
export const ExportFunnel = Shape({
  ...filters,
  by: Type.Optional(Words(funnelParts)),
  format: Words(exportFormats),
});

const Sessions = Type.Integer({ minimum: 0 });

/**
 * Number of sessions that reached a step; each session counts once. `of`: the previous step; `share` is the share of its sessions that
 * reached this one, 0 to 1. Choosing a size is a side step, because not every piece has a size. `before`: the number in the previous
 * period of the same length.
 */
export const FunnelStep = Shape({
  step: Words(funnelSteps),
  sessions: Sessions,
  before: Sessions,
  of: Nullable(Words(funnelSteps)),
  share: Nullable(Type.Number({ minimum: 0 })),
});

/** Sessions of one device, language or source; null = unknown. `sessions`: number for each step, in the order of the steps. */
export const FunnelPart = Shape({
  value: Nullable(Type.String()),
  sessions: Type.Array(Sessions, { minItems: funnelSteps.length, maxItems: funnelSteps.length }),
});

/**
 * The funnel of sessions whose shoppers agreed to be measured. `sources`: possible values of `source` in these days, most frequent first.
 */
export const Funnel = Shape({
  steps: Type.Array(FunnelStep),
  parts: Type.Array(FunnelPart),
  sources: Type.Array(Type.String()),
});

export type Funnel = Static<typeof Funnel>;
export type FunnelQuery = Static<typeof FunnelQuery>;
export type FunnelStep = Static<typeof FunnelStep>;
export type FunnelPart = Static<typeof FunnelPart>;
export type FunnelStepName = (typeof funnelSteps)[number];
export type FunnelPartName = (typeof funnelParts)[number];
