import type { MeasuredModel, MeasuredPiece } from './measured-models.ts';

/** The subject of an event: a model, one of its pieces, or a list of models of a category. */
export type Subject = { model: MeasuredModel; piece?: MeasuredPiece | undefined } | { listOf: string };

export interface TrailEvent {
  atMs: number;
  name: string;
  pageType: string;
  path: string | null;
  extra: object;
  subject: Subject | null;
}

export type TrailLanguage = 'uz' | 'ru' | 'en';

/** The path of one session through the shop: events in the order of time. */
export interface Trail {
  language: TrailLanguage;
  /** The instant of the latest event, ms. */
  atMs: number;
  page: { type: string; path: string | null };
  events: TrailEvent[];
}

export const startTrail = (language: TrailLanguage, atMs: number): Trail => ({
  language,
  atMs,
  page: { type: 'home', path: '/' },
  events: [],
});

/** Adds an event this many seconds after the latest one, on the current page. */
export function addEvent(
  trail: Trail,
  name: string,
  { after, extra = {}, subject = null }: { after: number; extra?: object; subject?: Subject | null },
): void {
  trail.atMs += after * 1000;
  const { type, path } = trail.page;
  trail.events.push({ atMs: trail.atMs, name, pageType: type, path, extra, subject });
}
