import { isApiProblem } from '#client/problem.ts';
import type { Preview } from '#contract/preview.ts';
import { languageOnWire } from '#contract/words.ts';
import { dayOf, formatDate, formatTime } from '#ui/dates.ts';
import type { Caller } from '../caller.ts';
import { tIn } from '../i18n/texts.ts';

/** The preview token in an address. */
export const previewOf = (url: URL): string | null => url.searchParams.get('preview');

/**
 * Loads what a staff preview link grants access to. Null if there is none, it has expired, or it is for something
 * else; then the public page is shown.
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

/**
 * The notice on a previewed page: whether it is a draft, the day it shows, its language, until when the link is
 * valid. Null if the page is public.
 */
export async function loadPreviewLine(caller: Caller, token: string | null): Promise<string | null> {
  const preview = await loadPreviewed(token, (known) => caller.api.getPreview({ token: known }));
  return preview && lineOf(preview, caller.language);
}

/** The notice of a model that has no piece yet: its page has no price, which would look like a sold model. */
export const withoutPieces = (line: string | null, language: Caller['language']): string | null =>
  line && `${line} ${tIn(language)('preview:noPieces')}`;

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
