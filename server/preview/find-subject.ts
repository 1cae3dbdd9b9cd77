import { fillText } from '#contract/wording-rules.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { priceFor } from '#domain/pricing/price-for.ts';
import { textIn } from '#server/kit/texts/text-in.ts';
import enCollections from '#texts/en/collections.json' with { type: 'json' };
import enCommon from '#texts/en/common.json' with { type: 'json' };
import enMoments from '#texts/en/moments.json' with { type: 'json' };
import enProduct from '#texts/en/product.json' with { type: 'json' };
import ruCollections from '#texts/ru/collections.json' with { type: 'json' };
import ruCommon from '#texts/ru/common.json' with { type: 'json' };
import ruMoments from '#texts/ru/moments.json' with { type: 'json' };
import ruProduct from '#texts/ru/product.json' with { type: 'json' };
import uzCollections from '#texts/uz/collections.json' with { type: 'json' };
import uzCommon from '#texts/uz/common.json' with { type: 'json' };
import uzMoments from '#texts/uz/moments.json' with { type: 'json' };
import uzProduct from '#texts/uz/product.json' with { type: 'json' };
import { textsInCyrillic } from '#texts/cyrillic/to-cyrillic.ts';
import { formatFrom, formatSom, formatWeightRange, inSentence } from '#ui/format.ts';
import type { Card } from './card.ts';
import {
  findCategorySubject,
  findCollectionSubject,
  findMomentSubject,
  findProductSubject,
  findShopPicture,
  type ProductSubjectRow,
} from './queries.ts';

export const kinds = ['products', 'categories', 'collections', 'moments', 'shop'] as const;
export type Kind = (typeof kinds)[number];

/** A card whose photo is not loaded yet. */
export interface Subject extends Omit<Card, 'photo'> {
  /** The key of an original picture; null if there is none. */
  picture: string | null;
}

const words = {
  ru: { product: ruProduct, collections: ruCollections, moments: ruMoments, common: ruCommon },
  uz: { product: uzProduct, collections: uzCollections, moments: uzMoments, common: uzCommon },
  'uz-Cyrl': textsInCyrillic({
    product: uzProduct,
    collections: uzCollections,
    moments: uzMoments,
    common: uzCommon,
  }),
  en: { product: enProduct, collections: enCollections, moments: enMoments, common: enCommon },
};

export interface SubjectQuery {
  kind: Kind;
  /** A product's id, an English slug, or a moment's name; the shop has none. */
  name: string;
  language: PageLanguage;
  now: Date;
}

/** Returns what a guest would see on the page; null if there is no such page. */
export async function findSubject(db: ReadDb, query: SubjectQuery): Promise<Subject | null> {
  const { kind, name, language, now } = query;
  const text = words[language];
  switch (kind) {
    case 'products': {
      const row = /^[1-9]\d{0,14}$/.test(name) ? await findProductSubject(db, Number(name)) : undefined;
      return row ? productSubject(row, language) : null;
    }
    case 'categories': {
      const row = await findCategorySubject(db, name);
      return row
        ? { ...priced(row.min_som, language), ...titled(row.name, language), picture: row.picture }
        : null;
    }
    case 'collections': {
      const row = await findCollectionSubject(db, name);
      if (!row) return null;
      const title = fillText(text.collections.named, { name: textIn(row.name, language) });
      return { ...priced(row.min_som, language), title, picture: row.picture };
    }
    case 'moments': {
      const row = await findMomentSubject(db, name);
      if (!row) return null;
      return { ...titled(row.name, language), facts: text.moments.title, price: null, picture: row.picture };
    }
    case 'shop':
      return {
        title: text.common.tagline.replace(/\.$/, ''),
        facts: null,
        price: null,
        picture: await findShopPicture(db, now),
      };
  }
}

function productSubject(row: ProductSubjectRow, language: PageLanguage): Subject {
  const { product } = words[language];
  const price = priceFor({ b2cSom: row.min_som, b2bSom: null }, 'B2C');
  const weight =
    row.min_mg === null || row.max_mg === null || row.metal === null
      ? null
      : formatWeightRange(row.min_mg / 1000, row.max_mg / 1000, language);
  const metal =
    row.probe === null || row.metal === null
      ? null
      : `${inSentence(textIn(row.metal, language))} ${row.probe}`;
  const format = row.pieces > 1 ? formatFrom : formatSom;
  const without = row.pieces === 0 ? product.soldOut : product.onRequest;
  return {
    ...titled(row.name, language),
    facts: [weight, metal].filter((fact) => fact !== null).join(' · ') || null,
    price: price === null ? without : format(price, language),
    picture: row.picture,
  };
}

function priced(minSom: number | null, language: PageLanguage): Pick<Subject, 'facts' | 'price'> {
  const price = priceFor({ b2cSom: minSom, b2bSom: null }, 'B2C');
  return { facts: null, price: price === null ? null : formatFrom(price, language) };
}

const titled = (name: LocalizedText, language: PageLanguage) => ({ title: textIn(name, language) });
