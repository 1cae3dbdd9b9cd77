import { describe, expect, it } from 'vitest';
import { breadcrumbList, pageMeta, webSite } from './seo.ts';

const matches = [{ id: 'root', loaderData: { origin: 'https://zarona.example', wording: null } }];

describe('metadata for search engines and messengers', () => {
  const meta = pageMeta(
    { location: { pathname: '/uz/catalog' }, matches },
    {
      title: 'Katalog | Zarona',
      description: 'Oʻn ikki turkum',
      preview: { kind: 'products', name: 12, priceSom: 6_650_000 },
      graph: [{ '@type': 'WebSite' }],
    },
  );

  it('has absolute addresses', () => {
    expect(meta).toContainEqual({ property: 'og:url', content: 'https://zarona.example/uz/catalog' });
    expect(meta).toContainEqual({
      property: 'og:image',
      content: 'https://zarona.example/previews/products/12/uz-wide.jpg?v=3yj68',
    });
  });

  it('contains the language of the page and the other languages', () => {
    expect(meta).toContainEqual({ property: 'og:locale', content: 'uz_UZ' });
    expect(meta.filter((tag) => 'property' in tag && tag.property === 'og:locale:alternate')).toHaveLength(3);
  });

  it('contains the structured data as one graph', () => {
    expect(meta).toContainEqual({
      'script:ld+json': { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite' }] },
    });
  });

  it('excludes the page from search engines only if the page says so', () => {
    const robots = { name: 'robots', content: 'noindex,follow' };
    expect(meta).not.toContainEqual(robots);
    expect(
      pageMeta({ location: { pathname: '/catalog' }, matches }, { title: 'Поиск', noindex: true }),
    ).toContainEqual(robots);
  });
});

it('the shop’s search can be used from a search engine', () => {
  expect(webSite('https://zarona.example', 'en').potentialAction.target.urlTemplate).toBe(
    'https://zarona.example/en/catalog?q={search_term_string}',
  );
});

it('breadcrumbs end with the page itself, which needs no address', () => {
  expect(
    breadcrumbList('https://zarona.example', [{ label: 'Каталог', href: '/catalog' }, { label: 'Кольца' }])
      .itemListElement,
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Каталог', item: 'https://zarona.example/catalog' },
    { '@type': 'ListItem', position: 2, name: 'Кольца' },
  ]);
});
