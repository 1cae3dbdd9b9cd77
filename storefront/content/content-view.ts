import type { DeliveryCity } from '#contract/cart.ts';
import type { Dictionary } from '#contract/catalog/dictionary.ts';
import type { Store } from '#contract/content.ts';
import type { ContentPage, PageBlock, PagePartName } from '#contract/page.ts';
import { languageOnWire, defaultLanguage, type PageLanguage } from '#contract/words.ts';
import { nameOf } from '#storefront/links.ts';
import { shortStoreName } from '#storefront/shell/store-name.ts';

/** A heading with the blocks below it. */
export interface Section {
  /** The id of its anchor. */
  id: string;
  title: string;
  blocks: PageBlock[];
}

/** Places with the same delivery terms. */
export interface TariffLine {
  places: string[];
  /** Whole soʻm. */
  cost: number;
  freeFrom: number;
  /** Days `YYYY-MM-DD` for an order placed now. */
  from: string;
  to: string;
}

export interface StoreLine {
  slug: string;
  name: string;
  address: string;
  phone: string;
}

/** The finenesses in which a metal may be sold, ‰. */
export interface FinenessLine {
  metal: string;
  probes: number[];
}

export interface ContentView {
  slug: string;
  title: string;
  description: string;
  /** The language of the text, which is not the page's language if a translation is missing (GLB-2). */
  language: PageLanguage;
  /** The blocks before the first heading. */
  intro: PageBlock[];
  sections: Section[];
  tariffs: TariffLine[];
  stores: StoreLine[];
  finenesses: FinenessLine[];
}

export function bodyOf(
  page: ContentPage,
  language: PageLanguage,
): { language: PageLanguage; blocks: PageBlock[] } {
  const blocks = { uz: page.bodyUz, ru: page.bodyRu, en: page.bodyEn }[languageOnWire(language)];
  return blocks.length > 0 ? { language, blocks } : { language: defaultLanguage, blocks: page.bodyRu };
}

export const hasPart = (blocks: readonly PageBlock[], name: PagePartName): boolean =>
  blocks.some((block) => block.kind === 'part' && block.name === name);

interface Facts {
  page: ContentPage;
  cities: DeliveryCity[];
  stores: Store[];
  preciousMetals: Dictionary['preciousMetals'];
}

/** The page in one language, split into sections at its headings. */
export function contentView(
  { page, cities, stores, preciousMetals }: Facts,
  language: PageLanguage,
): ContentView {
  const body = bodyOf(page, language);
  const { intro, sections } = cutAtHeadings(body.blocks);
  return {
    slug: page.slug,
    title: { uz: page.titleUz, ru: page.titleRu, en: page.titleEn }[languageOnWire(language)],
    description: { uz: page.descriptionUz, ru: page.descriptionRu, en: page.descriptionEn }[
      languageOnWire(language)
    ],
    language: body.language,
    intro,
    sections,
    tariffs: tariffLines(cities, language),
    stores: stores.map((store) => ({
      slug: store.slug,
      name: shortStoreName(nameOf(store, language)),
      address: { uz: store.addressUz, ru: store.addressRu, en: store.addressEn }[languageOnWire(language)],
      phone: store.phone,
    })),
    finenesses: preciousMetals
      .filter(({ isHidden }) => !isHidden)
      .map((metal) => ({ metal: nameOf(metal, language), probes: metal.probes })),
  };
}

function cutAtHeadings(blocks: readonly PageBlock[]): Pick<ContentView, 'intro' | 'sections'> {
  const intro: PageBlock[] = [];
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading')
      sections.push({ id: `s${sections.length + 1}`, title: block.text, blocks: [] });
    else (sections.at(-1)?.blocks ?? intro).push(block);
  }
  return { intro, sections };
}

function tariffLines(cities: readonly DeliveryCity[], language: PageLanguage): TariffLine[] {
  const lines: TariffLine[] = [];
  for (const city of cities) {
    const terms = { cost: city.cost, freeFrom: city.freeFrom, from: city.earliestOn, to: city.latestOn };
    const place = nameOf(city, language);
    const line = lines.find((other) => hasTerms(other, terms));
    if (line) line.places.push(place);
    else lines.push({ places: [place], ...terms });
  }
  return lines;
}

const hasTerms = (line: TariffLine, terms: Omit<TariffLine, 'places'>): boolean =>
  line.cost === terms.cost &&
  line.freeFrom === terms.freeFrom &&
  line.from === terms.from &&
  line.to === terms.to;
