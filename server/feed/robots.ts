import { pageLanguages, pathPrefix } from '#contract/words.ts';

const personal = ['/cart', '/checkout', '/profile', '/login', '/logout'];
const prefixes = pageLanguages.map(pathPrefix);
/** Tracking parameters, without which Yandex compares addresses (SEO-11). */
const marks = 'utm_source&utm_medium&utm_campaign&utm_content&utm_term&gclid&yclid&fbclid';

/**
 * What robots may read (SEO-6): everything except personal pages, the internal search and the API, whose pictures may be read. Pages that
 * must not be listed have a robots meta tag, which a robot can only read if it may fetch the page.
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
