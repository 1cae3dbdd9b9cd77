import type { Category } from '#contract/catalog/catalog.ts';
import type { PageLanguage } from '#contract/words.ts';
import { linksIn } from '#storefront/links.ts';

type Slugs = Pick<Category, 'slugUz' | 'slugRu' | 'slugEn'>;

/** The address of a banner's link in one language; the link is written without a language and with English slugs. */
export function hrefOfBanner(link: string, categories: readonly Slugs[], language: PageLanguage): string {
  const links = linksIn(language);
  const [, place, slug] = link.split('/');
  const category = place === 'catalog' ? categories.find(({ slugEn }) => slugEn === slug) : undefined;
  return category ? links.category(category) : links.written(link);
}
