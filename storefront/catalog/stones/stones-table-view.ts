import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { PageLanguage, Sort } from '#contract/words.ts';
import { formatCarats, formatMillimetres, formatSize, formatSom } from '#ui/format.ts';
import { linksIn, nameOf } from '#storefront/links.ts';
import { type PageWords, wordOf } from '#storefront/shell/i18n/dictionary.ts';
import { tIn, type T } from '#storefront/shell/i18n/texts.ts';
import { addressOf, type ListingQuery } from '../listing-query.ts';
import { stoneDrawingUrl } from '../tiles/stone-drawing-url.ts';

// Computed on the server as texts, so that a list of stones costs the browser only the code of a table.

/** A column, with a link that sorts by it if the list can be sorted so. */
export interface StoneColumn {
  name: string;
  label: string;
  /** The link that sorts by this column, or reverses the current sort; null if it cannot be sorted. */
  href: string | null;
  order: 'ascending' | 'descending' | null;
  isNumber: boolean;
}

export interface StoneRow {
  id: number;
  href: string;
  name: string;
  drawing: string;
  /** For lab-grown stones: written in full next to the shape (PDP-11). */
  grown: string | null;
  /** One per column; "—" = not stated. */
  cells: string[];
  isGone: boolean;
  /** Whether it can be bought at the shown price. */
  isForSale: boolean;
}

/** Loose stones as rows of a table. */
export interface StonesTableView {
  caption: string;
  columns: StoneColumn[];
  rows: StoneRow[];
}

const unknown = '—';

/** The two sort orders of a column, starting with the one applied first. */
const sorts: Partial<Record<ColumnName, readonly [Sort, Sort?]>> = {
  carat: ['caratWeight'],
  price: ['price', '-price'],
};
const orderOf: Partial<Record<Sort, 'ascending' | 'descending'>> = {
  caratWeight: 'descending',
  price: 'ascending',
  '-price': 'descending',
};

const columnNames = [
  'shape',
  'carat',
  'color',
  'clarity',
  'cut',
  'price',
  'measures',
  'depth',
  'table',
  'report',
] as const;
type ColumnName = (typeof columnNames)[number];
const numbers: ReadonlySet<ColumnName> = new Set<ColumnName>(['carat', 'depth', 'table', 'price']);

/** Returns null unless all of these are loose stones. */
export function viewStonesTable(
  cards: readonly ProductCard[],
  { query, path, words }: { query: ListingQuery; path: string; words: PageWords },
): StonesTableView | null {
  if (cards.length === 0 || cards.some(({ looseStone }) => looseStone === null)) return null;
  const t = tIn(words.language);
  return {
    caption: t('catalog:stones.caption'),
    columns: columnNames.map((name) => columnOf(name, { query, path, t })),
    rows: cards.map((card) => rowOf(card, { words, t })),
  };
}

function columnOf(
  name: ColumnName,
  { query, path, t }: { query: ListingQuery; path: string; t: T },
): StoneColumn {
  const [first, second] = sorts[name] ?? [];
  const next = query.sort === first ? (second ?? first) : first;
  const isSorted = query.sort === first || (second !== undefined && query.sort === second);
  return {
    name,
    label: t(`catalog:stones.${name}`),
    href: next === undefined ? null : addressOf(path, { ...query, sort: next, page: 1 }),
    order: isSorted && query.sort ? (orderOf[query.sort] ?? null) : null,
    isNumber: numbers.has(name),
  };
}

function rowOf(card: ProductCard, { words, t }: { words: PageWords; t: T }): StoneRow {
  const { language } = words;
  const stone = card.looseStone;
  if (stone === null) throw new TypeError(`${card.artikul} is not a loose stone`);
  const number = (value: number | null) => (value === null ? unknown : formatSize(value, language));
  const isGone = card.itemCount === 0;
  const price = card.mainItem.b2BFixed || card.mainItem.b2CFixed || null; // 0 means on request, too (decisions 4)
  return {
    id: card.id,
    href: linksIn(language).product(card),
    name: nameOf(card, language),
    drawing: stoneDrawingUrl(stone),
    grown: stone.origin === 'lab-grown' ? t('catalog:stones.grown') : null,
    cells: [
      wordOf(words, 'shapes', stone.shape),
      stone.weight === null ? unknown : formatCarats(stone.weight, language),
      stone.color ?? unknown,
      stone.clarity ?? unknown,
      stone.cut ?? unknown,
      isGone
        ? t(card.stockState === 'RESERVED' ? 'catalog:reserved' : 'catalog:sold')
        : price === null
          ? t('catalog:onRequest')
          : formatSom(price, language),
      measuresOf(stone, language),
      number(stone.depthPercent),
      number(stone.tablePercent),
      card.laboratories.join(', ') || unknown,
    ],
    isGone,
    isForSale: !isGone && price !== null,
  };
}

type Measured = NonNullable<ProductCard['looseStone']>;

/** 1,04 кар · H/IF · Excellent: the summary of a stone on a tile; each part can also be filtered by (PLP-8). */
export function stoneInShort({ weight, color, clarity, cut }: Measured, language: PageLanguage): string {
  const grade = [color, clarity].filter((part) => part !== null).join('/');
  return [weight === null ? null : formatCarats(weight, language), grade || null, cut]
    .filter((part) => part !== null)
    .join(' · ');
}

/** 6,57 × 6,53 × 4,05 мм */
function measuresOf({ lengthMm, widthMm, depthMm }: Measured, language: PageLanguage): string {
  if (lengthMm === null || widthMm === null || depthMm === null) return unknown;
  const [length, width] = [lengthMm, widthMm].map((mm) => formatSize(mm, language));
  return `${length} × ${width} × ${formatMillimetres(depthMm, language)}`;
}
