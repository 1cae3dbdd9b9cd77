import type { Product } from '#contract/catalog/catalog.ts';
import type { Stone } from '#contract/catalog/piece-facts.ts';
import { languageOnWire, type PageLanguage } from '#contract/words.ts';
import { russianPair } from '#domain/catalog/diamond-grades.ts';
import {
  formatCarats,
  formatMillimetres,
  formatPercent,
  formatSize,
  formatSom,
  inSentence,
} from '#ui/format.ts';
import { linksIn } from '#storefront/links.ts';
import { type PageWords, wordOf } from '#storefront/shell/i18n/dictionary.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';
import type { Slide } from '../gallery/slide.ts';
import { cutWords, treatmentWords } from './stone-words.ts';

// Computed on the server: the browser receives texts and displays them.

/** What the page of a loose stone shows instead of the fields of jewelry. */
export interface LooseStoneView {
  carats: number;
  /** 0,51 кар: stones are weighed in carats, not in grams. */
  weight: string;
  /** Null = a price on request. */
  pricePerCarat: string | null;
  slide: Slide;
  /** As measured in a report, 6,57 × 6,53 × 4,05 мм; null = not stated. */
  measures: string | null;
  /** Whose report the stone has; null = none. */
  laboratory: string | null;
}

export function viewLooseStone(product: Product, language: PageLanguage): LooseStoneView | null {
  const [item] = product.items;
  const [stone] = item?.stones ?? [];
  if (product.kind !== 'loose-stone' || !item || !stone?.weight) return null;
  const t = tIn(language);
  const price = item.b2BFixed || item.b2CFixed || null; // 0 means on request, too (decisions 4)
  const name = { ru: product.nameRu, uz: product.nameUz, en: product.nameEn }[languageOnWire(language)];
  const { slugUz, slugRu, slugEn } = product;
  const report = item.certificates.find(({ reportNumber }) => reportNumber !== null);
  return {
    carats: stone.weight,
    weight: formatCarats(stone.weight, language),
    pricePerCarat:
      price === null
        ? null
        : t('product:loose.perCarat', { price: formatSom(Math.round(price / stone.weight), language) }),
    slide: {
      kind: 'drawing',
      url: linksIn(language).productDrawing({ slugUz, slugRu, slugEn }),
      alt: t('product:loose.drawingAlt', { name }),
      caption: t('product:loose.drawingCaption'),
    },
    measures: measuresOf(stone, language),
    laboratory: report?.laboratory ?? null,
  };
}

/** The facts of a stone from its report; facts that are not stated are omitted. */
export function looseStoneFacts(stone: Stone, words: PageWords): { label: string; value: string }[] {
  const { language } = words;
  const t = tIn(language);
  const percent = (share: number | null) => (share === null ? null : formatPercent(share, language));
  const grade = (word: string | null) => (word === null ? null : cutWords(word, language));
  const rows: [label: string, value: string | null][] = [
    [t('product:loose.origin'), t(`product:origin.${stone.origin}`)],
    [
      t('product:stone.treatment'),
      stone.treatment === null ? null : treatmentWords(stone.treatment, language),
    ],
    [t('product:loose.shape'), inSentence(wordOf(words, 'shapes', stone.shape))],
    [t('product:loose.measures'), measuresOf(stone, language)],
    [t('product:stone.color'), stone.color],
    [t('product:stone.clarity'), stone.clarity],
    [t('product:loose.pair'), pairOf(stone, language)],
    [t('product:stone.cut'), grade(stone.cut)],
    [t('product:loose.polish'), grade(stone.polish)],
    [t('product:loose.symmetry'), grade(stone.symmetry)],
    [
      t('product:loose.fluorescence'),
      stone.fluorescence === null ? null : fluorescenceWords(stone.fluorescence, language),
    ],
    [t('product:loose.depth'), percent(stone.depthPercent)],
    [t('product:loose.table'), percent(stone.tablePercent)],
    [t('product:loose.ratio'), ratioOf(stone, language)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** 6,57 × 6,53 × 4,05 мм; null if one measure is missing. */
function measuresOf(stone: Stone, language: PageLanguage): string | null {
  const { lengthMm, widthMm, depthMm } = stone;
  if (lengthMm === null || widthMm === null || depthMm === null) return null;
  const [length, width] = [lengthMm, widthMm].map((mm) => formatSize(mm, language));
  return `${length} × ${width} × ${formatMillimetres(depthMm, language)}`;
}

/** A sentence that the grades are approximate: certificates of the Russian system use other scales (domain.md 2.6). */
function pairOf({ color, clarity, weight }: Stone, language: PageLanguage): string | null {
  const caratThousandths = weight === null ? null : Math.round(weight * 1000);
  const pair = russianPair({ color, clarity, caratThousandths });
  return pair === null ? null : tIn(language)('product:loose.about', { pair });
}

/** The ratio of length to width of a stone that is longer than wide; null for a round or square one. */
function ratioOf({ lengthMm, widthMm }: Stone, language: PageLanguage): string | null {
  if (lengthMm === null || widthMm === null || lengthMm / widthMm < 1.05) return null;
  return formatSize(Math.round((lengthMm / widthMm) * 100) / 100, language);
}

function fluorescenceWords(word: string, language: PageLanguage): string {
  const key = `product:loose.glow.${word.replace(' ', '')}`;
  const words = tIn(language)(key, { defaultValue: word });
  return words === key ? word : words;
}
