import { isRingSize } from '#domain/catalog/ring-sizes.ts';
import type { Language } from '#contract/words.ts';
import { priceFor } from '#domain/pricing/price-for.ts';
import { numberOfDay, tashkentDay } from '#domain/units/tashkent-day.ts';
import en from '#texts/en/product.json' with { type: 'json' };
import ru from '#texts/ru/product.json' with { type: 'json' };
import uz from '#texts/uz/product.json' with { type: 'json' };
import {
  formatCarats,
  formatCentimetres,
  formatMillimetres,
  formatSize,
  formatWeight,
  inSentence,
} from '#ui/format.ts';

import { textIn } from '#server/kit/texts/text-in.ts';
import type { OfferedPiece, OfferedProduct } from './offer-queries.ts';
import { pathIn, slugIn } from './addresses.ts';

const words: Record<Language, typeof en> = { ru, uz, en };

/** A piece that a guest can buy now, in one language. */
export interface Offer {
  serial: string;
  title: string;
  /** The model's description with this piece's facts. */
  description: string;
  /** The product's page with this piece selected, without the shop's origin. */
  path: string;
  /** The price that a guest pays, in whole soʻm. */
  priceSom: number;
  /** Before a real reduction; null = there is none. */
  beforeSom: number | null;
  /** `YYYY-MM-DD`, the arrival of a piece in transit; null = it has arrived. */
  arrivesOn: string | null;
  /** Null = a loose stone. */
  metal: string | null;
  size: string | null;
  weightGrams: number;
  /** Name and value, as shown on the page. */
  facts: { name: string; value: string }[];
}

/** Returns a product's offers in this language; pieces with a price on request are omitted. */
export function offersOf(
  product: OfferedProduct,
  { language, now }: { language: Language; now: Date },
): Offer[] {
  return product.pieces.flatMap((piece) => {
    const priceSom = priceFor({ b2cSom: piece.b2c_som, b2bSom: null }, 'B2C');
    if (priceSom === null) return [];
    return [offerOf(product, { piece, priceSom, language, today: numberOfDay(tashkentDay(now)) })];
  });
}

interface OfferFacts {
  piece: OfferedPiece;
  priceSom: number;
  language: Language;
  /** Days since 1970. */
  today: number;
}

function offerOf(product: OfferedProduct, { piece, priceSom, language, today }: OfferFacts): Offer {
  const text = words[language];
  const weightGrams = piece.weight_mg / 1000;
  const size = sizeOf(piece, language);
  const name = textIn(product.name, language);
  const metal = product.metal && textIn(product.metal, language);
  const material =
    product.precious_metal && `${inSentence(textIn(product.precious_metal, language))} ${piece.probe ?? ''}`;
  const weight = formatWeight(weightGrams, language);
  const facts = [
    ...(metal === null ? [] : [{ name: text.metalLabel, value: metal }]),
    ...(piece.probe === null ? [] : [{ name: text.probeLabel, value: String(piece.probe) }]),
    // a stone's weight is in carats, which are in its name
    ...(product.kind === 'loose-stone' ? [] : [{ name: text.weightLabel, value: weight }]),
    ...(size ? [{ name: size.label, value: size.value }] : []),
    ...piece.stones.map((stone) => ({ name: text.stone.kind, value: stoneWords(stone, language) })),
    { name: text.serialLabel, value: piece.serial },
  ];
  const factsText = facts.map((fact) => `${fact.name}: ${fact.value}`).join('. ');
  return {
    serial: piece.serial,
    title:
      product.kind === 'loose-stone'
        ? name
        : [name, material, size?.value, weight].filter(Boolean).join(', '),
    description: [textIn(product.description, language), `${factsText}.`].filter(Boolean).join(' '),
    path: pathIn(language, `/product/${slugIn(product, language)}?piece=${encodeURIComponent(piece.serial)}`),
    priceSom,
    beforeSom: piece.before_som !== null && piece.before_som > priceSom ? piece.before_som : null,
    arrivesOn: piece.arrives_on !== null && numberOfDay(piece.arrives_on) > today ? piece.arrives_on : null,
    metal,
    size: size?.value ?? null,
    weightGrams,
    facts,
  };
}

function sizeOf(piece: OfferedPiece, language: Language): { label: string; value: string } | null {
  const text = words[language];
  if (piece.size_hundredths_mm !== null) {
    const mm = piece.size_hundredths_mm / 100;
    return isRingSize(mm)
      ? { label: text.sizeLabel, value: formatSize(mm, language) }
      : { label: text.diameterLabel, value: formatMillimetres(mm, language) };
  }
  if (piece.length_mm === null) return null;
  return { label: text.lengthLabel, value: formatCentimetres(piece.length_mm / 10, language) };
}

function stoneWords(stone: OfferedPiece['stones'][number], language: Language): string {
  const carats = stone.carat_thousandths === null ? null : (stone.carat_thousandths * stone.count) / 1000;
  const name = textIn(stone.name, language);
  return carats === null ? name : `${name}, ${formatCarats(carats, language)}`;
}

/** A missing text falls back to Russian, as on the page. */
