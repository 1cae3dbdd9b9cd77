import { Type, type Static, type TSchema } from 'typebox';
import { personName } from './person-name.ts';
import { languages, pageLanguages } from './words.ts';

/** An object that rejects unknown fields, as all data on the wire must (api.md, Conventions). */
export const Shape = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A union of string literals. */
export const Words = <const W extends string[]>(words: readonly [...W]) => Type.Enum(words);

/** Whole soʻm (UZS). 1 soʻm = 100 tiyin; tiyin are used only inside a payment provider's adapter. */
export const Som = Type.Integer({
  minimum: 0,
  maximum: 9_007_199_254_740_991,
  description: 'Whole soʻm (UZS)',
});
export const Id = Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 });
export const Slug = Type.String({ minLength: 1, maxLength: 160, pattern: '^[A-Za-z0-9-]+$' });
/**
 * The code of a word in a list that staff edit (`getDictionary`): a metal, a kind of stone, a shape, an occasion, a style; also a region's
 * word in page addresses.
 */
export const Code = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
export const Artikul = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[A-Za-z0-9-]+$',
  description: 'Style number of the design',
});
/** Metal fineness in parts per thousand: 375, 500, 585, 750, 875, 916, 925, 950, 958, 960, 999. */
export const Probe = Type.Integer({ minimum: 1, maximum: 999, description: 'Metal fineness, ‰' });
export const SizeMm = Type.Number({ minimum: 0, maximum: 400, description: 'Inner diameter, mm' });
export const LengthCm = Type.Number({ minimum: 0, maximum: 400, description: 'Length, cm' });
export const WeightGrams = Type.Number({
  minimum: 0,
  maximum: 100_000,
  description: 'Grams, at most 3 decimals',
});
export const CaratWeight = Type.Number({
  minimum: 0,
  maximum: 100_000,
  description: 'Carats (0.2 g), at most 3 decimals',
});
/** Uzbek mobile and landline numbers in E.164; the page converts what people type. */
export const Phone = Type.String({ pattern: '^\\+998[0-9]{9}$', description: 'E.164, +998…' });
export const Email = Type.String({ format: 'email', maxLength: 254 });
/** A region or district of the state classifier SOATO; the seven digits of a district begin with the four of its region. */
export const RegionId = Type.Integer({
  minimum: 1000,
  maximum: 9999,
  description: 'SOATO number of a region',
});
export const DistrictId = Type.Integer({
  minimum: 1_000_000,
  maximum: 9_999_999,
  description: 'SOATO number of a district',
});
/** A line of text typed by people; `maxLength` in characters. */
export const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength });
/** A person's name, wherever it is typed (person-name.ts). */
export const PersonName = Type.String({
  minLength: 1,
  ...personName,
  description: 'One line of at most 60 letters, without links',
});
/** ISO 8601 instant with offset. */
export const Instant = Type.String({ format: 'date-time' });
/** A calendar day in Asia/Tashkent, `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date' });
export const LanguageWord = Words(languages);
/** Like `LanguageWord`, with Uzbek in Latin or Cyrillic letters (decision 0047). */
export const PageLanguageWord = Words(pageLanguages);
export const UrlRef = Shape({ url: Type.String() });

/** The name of a thing in three languages, as the specification writes it. */
export const names = { nameUz: Type.String(), nameRu: Type.String(), nameEn: Type.String() };
export const descriptions = {
  descriptionUz: Type.String(),
  descriptionRu: Type.String(),
  descriptionEn: Type.String(),
};
export const slugs = { slugUz: Slug, slugRu: Slug, slugEn: Slug };

/** A page of results (product-spec 3); `number` is the 0-based page. */
export const Page = <T extends TSchema>(content: T) =>
  Shape({
    content: Type.Array(content),
    totalElements: Type.Integer({ minimum: 0 }),
    totalPages: Type.Integer({ minimum: 0 }),
    number: Type.Integer({ minimum: 0 }),
    empty: Type.Boolean(),
  });

/** The envelope of responses under the search base path `/api/es/v1`. */
export const Enveloped = <T extends TSchema>(data: T) => Shape({ data });

export const pageQuery = ({ maximum = 100 } = {}) => ({
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum, default: 24 })),
});

export interface PagedOf<T> {
  content: T[];
  totalElements: number;
  totalPages: number;
  number: number;
  empty: boolean;
}
export type UrlRef = Static<typeof UrlRef>;
