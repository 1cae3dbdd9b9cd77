import { pageLanguages, pathPrefix } from '#contract/words.ts';

const personal = ['/cart', '/checkout', '/profile', '/login', '/logout'];
const prefixes = pageLanguages.map(pathPrefix);
/** A page's address without its tracking marks; Yandex calls such addresses one page (SEO-11). */
const marks = 'utm_source&utm_medium&utm_campaign&utm_content&utm_term&gclid&yclid&fbclid';

/**
 * What robots may read (SEO-6): everything but personal pages, the internal search and the API, of which the pictures are
 * read. Pages that are not to be listed say so themselves: a robot has to come to read it.
 */
export function robotsTxt(publicUrl: string): string {
  const everyLanguage = prefixes.flatMap((prefix) => personal.map((path) => prefix + path));
  return [
    'User-agent: *',
    'Allow: /api/v1/attachments/',
    'Disallow: /api/',
    ...everyLanguage.map((path) => `Disallow: ${path}`),
    'Disallow: /*?q=',
    'Disallow: /*&q=',
    `Clean-param: ${marks}`,
    ...prefixes.map((prefix) => `Clean-param: piece&size ${prefix}/product/`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
