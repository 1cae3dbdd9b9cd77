import { data, type LoaderFunctionArgs } from 'react-router';
import icon192 from '#ui/icons/icon-192.png?url';
import icon512 from '#ui/icons/icon-512.png?url';
import maskable512 from '#ui/icons/maskable-512.png?url';
import { pageLanguages } from '#contract/words.ts';
import { linksIn } from '#storefront/links.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';

/** The light background of the pages (ui/styles/tokens.css), which a phone shows before the first page and around it. */
const ground = '#fcfbf9';

/** The name and the look of the installed web app, in the language of its installation; it is the same app in all languages. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const language = pageLanguages.find((one) => one.toLowerCase() === params['language']);
  if (language === undefined) throw data(null, { status: 404 });
  const t = tIn(language);
  const links = linksIn(language);
  const manifest = {
    id: '/',
    name: t('appName'),
    short_name: 'Zarona',
    description: t('tagline'),
    lang: language,
    dir: 'ltr',
    start_url: links.home(),
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['shopping'],
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: icon512, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('catalog'), url: links.catalog() },
      { name: t('saved'), url: links.favorites() },
      { name: t('bag'), url: links.cart() },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}
