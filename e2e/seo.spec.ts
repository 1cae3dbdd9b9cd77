import { expect, test, type APIRequestContext } from '@playwright/test';
import { visit } from './support/visit.ts';

// What search engines receive, without a browser: pages as sent by the server.
test.skip(({ isMobile }) => !isMobile, 'pages are the same for every screen');

type Node = Record<string, unknown>;

interface Sent {
  html: string;
  /** The visible text in one line, with ordinary spaces. */
  text: string;
  graph: Node[];
}

async function read(request: APIRequestContext, path: string): Promise<Sent> {
  const html = await (await request.get(path)).text();
  const [, written = '{"@graph":[]}'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(written) as { '@graph': Node[] }; // part of every page of the shop
  return { html, graph, text: textOf(html.slice(html.indexOf('<body'))) };
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll(/[\s\u00A0]+/g, ' ');

const partOf = (graph: Node[], type: string): Node => {
  const found = graph.find((node) => [node['@type']].flat().includes(type));
  if (!found) throw new Error(`no ${type} in ${graph.map((node) => String(node['@type'])).join()}`);
  return found;
};
const nodesOf = (value: unknown): Node[] => [value ?? []].flat() as Node[]; // one node or several, as JSON-LD allows
const plain = (value: unknown): string => String(value).replaceAll(/[\s\u00A0]+/g, ' ');
/** 6770000 → 6 770 000 */
const grouped = (som: unknown): string => plain(som).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
const contentsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(
    ([, content = '']) => content,
  );

async function firstLink(request: APIRequestContext, path: string, start: RegExp): Promise<string> {
  const { html } = await read(request, path);
  const [, found = '/'] = new RegExp(`href="(${start.source}[^"?#]*)"`).exec(html) ?? [];
  return found;
}

/** Fails with a short message, because a page's text is long. */
function expectInText({ path, text }: { path: string; text: string }, words: unknown): void {
  expect
    .soft(text.toLowerCase().includes(plain(words).toLowerCase()), `${path} says ${plain(words)}`)
    .toBe(true);
}

test('structured data of a product matches its page: pieces, prices, stones, certificates, delivery', async ({
  request,
}) => {
  for (const artikul of ['ZR-001', 'ZR-017', 'ZR-066']) {
    const path = `/product/${artikul}`;
    const { graph, text } = await read(request, path);
    const product =
      graph.find(({ productGroupID, productID }) => (productGroupID ?? productID) === artikul) ?? {};
    const stones = nodesOf(product['additionalProperty']).flatMap(({ value }) =>
      plain(value)
        .replace(/ \(.*\)/, '')
        .split(/, |\//),
    );
    const crumbs = nodesOf(partOf(graph, 'BreadcrumbList')['itemListElement']).map(({ name }) => name);
    const days = plain(partOf(graph, 'MerchantReturnPolicy')['merchantReturnDays']);
    const promises = [
      product['name'],
      product['description'],
      product['category'],
      artikul,
      ...stones,
      ...crumbs,
    ];
    for (const words of [...promises, `${days} дней на обмен`]) expectInText({ path, text }, words);
    const variants = product['@type'] === 'ProductGroup' ? nodesOf(product['hasVariant']) : [product];
    expect(variants.length).toBeGreaterThan(0);
    expect(variants.length).toBeLessThanOrEqual(12);
    for (const variant of variants.slice(0, 4)) await expectShown(request, variant, graph);
  }
});

/** A piece has an address at which it is selected and its facts are shown. */
async function expectShown(request: APIRequestContext, variant: Node, graph: Node[]): Promise<void> {
  const offer = nodesOf(variant['offers'])[0] ?? {};
  const { pathname, search } = new URL(plain(offer['url']));
  const path = pathname + search;
  const { text } = await read(request, path);
  const weight = Number(nodesOf(variant['weight'])[0]?.['value']);
  const shippingId = nodesOf(offer['shippingDetails'])[0]?.['@id'];
  const shipping = graph.find((node) => node['@id'] === shippingId) ?? {};
  const cost = plain(nodesOf(shipping['shippingRate'])[0]?.['value']);
  const papers = nodesOf(variant['hasCertification']).map(({ name }) => name);
  const promises = [
    variant['sku'],
    `${weight.toFixed(2).replace('.', ',')} г`,
    `${grouped(offer['price'])} сум`,
    cost === '0' ? 'бесплатно' : `${grouped(cost)} сум`,
    ...papers,
    ...(variant['size'] === undefined ? [] : [variant['size']]),
  ];
  for (const words of promises) expectInText({ path, text }, words);
  expect.soft(offer).toMatchObject({ priceCurrency: 'UZS', hasMerchantReturnPolicy: {} });
}

test('a list, the collections and the moments list what they show, in its order', async ({ request }) => {
  for (const path of [
    '/catalog/koltsa',
    '/catalog/koltsa?metal=yellow',
    '/collections',
    '/moments',
    '/uz/catalog/uzuklar',
  ]) {
    const { graph, text } = await read(request, path);
    const page = partOf(graph, 'CollectionPage');
    expect.soft(text, path).toContain(plain(page['name']));
    const entries = nodesOf(nodesOf(page['mainEntity'])[0]?.['itemListElement']);
    expect(entries.length, path).toBeGreaterThan(3);
    const places = entries.map(({ name }) => text.indexOf(plain(name), text.indexOf(plain(page['name']))));
    expect
      .soft(
        places.every((place) => place >= 0),
        path,
      )
      .toBe(true);
  }
});

test('home, a moment and a store contain the shop’s name and address, as their pages show them', async ({
  request,
}) => {
  const home = await read(request, '/uz');
  expect(partOf(home.graph, 'WebSite')).toMatchObject({ potentialAction: { '@type': 'SearchAction' } });
  expect(home.text.replaceAll(/\D/g, '')).toContain(
    plain(nodesOf(partOf(home.graph, 'Organization')['contactPoint'])[0]?.['telephone']).replaceAll(
      /\D/g,
      '',
    ),
  );
  const moment = await read(request, '/nikoh-moments');
  const article = partOf(moment.graph, 'Article');
  for (const name of ['headline', 'description']) expect.soft(moment.text).toContain(plain(article[name]));
  const store = await read(request, await firstLink(request, '/stores', /\/stores\//));
  const storeNode = partOf(store.graph, 'JewelryStore');
  const address = nodesOf(storeNode['address'])[0] ?? {};
  for (const name of ['streetAddress', 'addressLocality'])
    expect.soft(store.text).toContain(plain(address[name]));
  expect
    .soft(store.text.replaceAll(/\D/g, ''))
    .toContain(plain(storeNode['telephone']).replaceAll(/\D/g, ''));
  for (const { opens, closes } of nodesOf(storeNode['openingHoursSpecification']))
    expect.soft(store.text).toContain(`${plain(opens)}–${plain(closes)}`);
});

test('every kind of page has one title, description, heading, canonical address and link preview', async ({
  request,
}) => {
  const paths = [
    '/',
    '/catalog',
    '/catalog/koltsa?page=2',
    '/catalog/koltsa?stone=diamond',
    '/collections',
    '/moments',
    '/nikoh-moments',
    '/stores',
    '/stores/toshkent-amir-temur',
    '/certificate',
    '/size-guide',
    '/care',
    '/contacts',
    '/product/koltso-lastochka',
    '/uz/product/qaldirgoch-uzugi',
    '/en/catalog/rings',
    '/uz/collections/anor',
  ];
  const titles = new Set<string>();
  for (const path of paths) {
    const { html } = await read(request, path);
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    titles.add(title);
    expect.soft(title.length, path).toBeLessThanOrEqual(65);
    const descriptions = contentsOf(html, 'description');
    expect.soft(descriptions, path).toHaveLength(1);
    const length = (descriptions[0] ?? '').replaceAll(/&\w+;/g, '"').length;
    expect.soft(length, path).toBeGreaterThanOrEqual(130);
    expect.soft(length, path).toBeLessThanOrEqual(155);
    expect.soft(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect
      .soft(html.match(/rel="canonical" href="([^"]*)"/)?.[1], path)
      .toMatch(new RegExp(`${path.replace('?', '\\?')}$`));
    expect
      .soft(html.match(/<link rel="alternate" hrefLang="(?:ru|uz|uz-Cyrl|en|x-default)"/g), path)
      .toHaveLength(5);
    const pictures = contentsOf(html, 'og:image');
    expect.soft(pictures, path).toHaveLength(2);
    const picture = await request.get(new URL(pictures[0] ?? '').pathname);
    expect.soft(picture.headers()['content-type'], path).toBe('image/jpeg');
  }
  expect(titles.size, 'no two pages have one title').toBe(paths.length);
});

test('the metadata of a page are removed when the visitor leaves it', async ({ page }) => {
  const promises = page.locator('meta[property], meta[name=description], script[type="application/ld+json"]');
  await visit(page, '/catalog');
  expect(await promises.count()).toBeGreaterThan(5);
  await page.getByRole('navigation', { name: 'Категории' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/catalog\/koltsa$/);
  await expect(promises).toHaveCount(0);
});

test('pages that should not be found stay out of search engines; moved pages redirect', async ({
  request,
}) => {
  const robots = async (path: string) => contentsOf((await read(request, path)).html, 'robots');
  for (const path of ['/cart', '/checkout', '/favorites', '/login', '/no-such-page', '/no-such-moments'])
    expect.soft(await robots(path), path).toContain('noindex');
  for (const path of [
    '/catalog/koltsa?sort=new',
    '/catalog/koltsa?ringSize=17',
    '/catalog?q=kolye',
    '/catalog/koltsa?metal=white,yellow',
  ])
    expect.soft(await robots(path), path).toContain('noindex,follow');
  expect(await robots('/catalog/koltsa?metal=yellow')).toEqual([]);
  const moved = await request.get('/product/swallow-ring', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/product/koltso-lastochka']);
  // an untranslated text is not a page of that language
  const { html } = await read(request, '/product/ZR-070');
  expect(html).not.toContain('<link rel="alternate" hrefLang="en"');
  expect(html).toContain('<link rel="alternate" hrefLang="uz"');
});
