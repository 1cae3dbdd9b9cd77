import { isApiProblem } from '#client/problem.ts';
import type { Preview } from '#contract/preview.ts';
import { languageOnWire } from '#contract/words.ts';
import { dayOf, formatDate, formatTime } from '#ui/dates.ts';
import type { Caller } from '../caller.ts';
import { tIn } from '../i18n/texts.ts';

/** The query of an address that a link of the staff has. */
export const previewOf = (url: URL): string | null => url.searchParams.get('preview');

/**
 * What a link of the staff opens; null: there is none, its time has ended, or it is of something else, and the public page is shown.
 */
export async function loadPreviewed<T>(
  token: string | null,
  load: (token: string) => Promise<T>,
): Promise<T | null> {
  if (token === null) return null;
  return load(token).catch((error: unknown) => {
    if (isApiProblem(error) && error.problem.status < 500) return null;
    throw error;
  });
}

/** What a previewed page says of itself: a draft or not, the day it shows, its language, until when the link opens it. null: it is public. */
export async function loadPreviewLine(caller: Caller, token: string | null): Promise<string | null> {
  const preview = await loadPreviewed(token, (known) => caller.api.getPreview({ token: known }));
  return preview && lineOf(preview, caller.language);
}

function lineOf({ kind, at, until, isDraft }: Preview, language: Caller['language']): string {
  const t = tIn(language);
  return t('preview:line', {
    what: `${t(isDraft ? 'preview:draft' : 'preview:published')}${kind === 'business' ? `, ${t('preview:business')}` : ''}`,
    day: formatDate(dayOf(at), language),
    time: formatTime(at),
    language: t(`preview:language.${languageOnWire(language)}`),
    until: formatTime(until),
  });
}
