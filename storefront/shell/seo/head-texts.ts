import { languageOfPath } from '#storefront/links.ts';
import type { T } from '../i18n/texts.ts';
import { headWordingOf, tWith } from '../i18n/wording.ts';
import { shellDataOf } from '../navigation/origin.ts';

interface Context {
  location: { pathname: string };
  matches: Parameters<typeof shellDataOf>[0];
}

/** The translator of a `meta` function, with the titles and, on the server, the descriptions of the staff in place of the originals. */
export function headTexts({ location, matches }: Context): T {
  const shell = shellDataOf(matches);
  const wording = import.meta.env.SSR ? headWordingOf(shell) : shell?.wording;
  return tWith(languageOfPath(location.pathname), wording ?? null);
}
