import { Type, type Static } from 'typebox';
import { measuredDevices } from '../../measurement-words.ts';
import { exportFormats } from '../export.ts';
import { PeriodQuery } from '../figures.ts';
import { LanguageWord, Nullable, Shape, Words } from '../../primitives.ts';

/** The way of a session, in its order (analytics.md 6.1). `DETAILS`: how the order is received; `RECEIVED`: the order was handed over. */
export const funnelSteps = [
  'SESSION',
  'LIST',
  'PRODUCT',
  'SIZE',
  'PIECE',
  'BAG',
  'CHECKOUT',
  'DETAILS',
  'ORDER',
  'PAID',
  'RECEIVED',
] as const;

/** By what sessions differ: the device, the language of the page, where the first one came from, the city that was chosen, guests and accounts, the network. */
export const funnelParts = ['DEVICE', 'LANGUAGE', 'SOURCE', 'CITY', 'LOGIN', 'NETWORK'] as const;

/** Where a session came from: a word of an address or a site; `direct`: neither is known. */
const Source = Type.String({ pattern: '^[A-Za-z0-9._-]{1,60}$' });

const { from, to } = PeriodQuery.properties;
const filters = {
  from,
  to,
  device: Type.Optional(Words(measuredDevices)),
  language: Type.Optional(LanguageWord),
  source: Type.Optional(Source),
};

/** Days of Tashkent, both inclusive, at most 366. `by` without a value: by device. */
export const FunnelQuery = Shape({ ...filters, by: Type.Optional(Words(funnelParts)) });
export const ExportFunnel = Shape({
  ...filters,
  by: Type.Optional(Words(funnelParts)),
  format: Words(exportFormats),
});

const Sessions = Type.Integer({ minimum: 0 });

/**
 * How many sessions reached a step; one that went back and forth counts once. `of`: the step before it on the way, of which `share` is the
 * part that went on, 0 to 1; not every piece has a size, so the choice of a size is a side step. `before`: of the period of the same
 * length before.
 */
export const FunnelStep = Shape({
  step: Words(funnelSteps),
  sessions: Sessions,
  before: Sessions,
  of: Nullable(Words(funnelSteps)),
  share: Nullable(Type.Number({ minimum: 0 })),
});

/** Sessions of one device, language or source; null: it is not known. `sessions`: of each step, in the order of the steps. */
export const FunnelPart = Shape({
  value: Nullable(Type.String()),
  sessions: Type.Array(Sessions, { minItems: funnelSteps.length, maxItems: funnelSteps.length }),
});

/** Sessions of those who agreed to be measured, and what became of them. `sources`: what `source` may be in these days, the most frequent first. */
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
