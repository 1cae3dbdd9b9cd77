import { Type, type Static } from 'typebox';
import { CertificateRef, Param, Stone } from './piece-facts.ts';
import type { Instant } from '../primitives.ts';
import {
  Artikul,
  Code,
  Id,
  LengthCm,
  Nullable,
  Probe,
  Shape,
  SizeMm,
  Slug,
  Som,
  UrlRef,
  WeightGrams,
  Words,
  Day,
  descriptions,
  names,
  slugs,
} from '../primitives.ts';

/** Ids of the parameters that the specification fixes (product-spec 3). */
export const paramIds = { size: 11, weight: 12, probe: 8 } as const;

export const Category = Shape({
  id: Id,
  parentId: Nullable(Id),
  ...names,
  ...descriptions,
  ...slugs,
  backgroundImage: Nullable(UrlRef),
  image: Nullable(UrlRef),
  icon: Nullable(UrlRef),
  order: Type.Integer(),
  /** Number of models with at least one piece that can be bought now. */
  productCount: Type.Integer({ minimum: 0 }),
});

export const stockStates = ['IN_STOCK', 'LAST_ONE', 'RESERVED', 'SOLD_OUT'] as const;
export const StockState = Words(stockStates);
export const productStates = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;
export const productItemStates = ['AVAILABLE', 'RESERVED', 'SOLD', 'WITHDRAWN'] as const;
/** A metal with its color as shoppers choose it, a word of the dictionary; `red` also covers rose. */
export const Metal = Code;

export const productKinds = ['jewel', 'loose-stone'] as const;
/** Kind of product: a design made of metal, or one unset stone. A loose stone has neither metal nor fineness, and exactly one piece. */
export const ProductKind = Words(productKinds);

/** A picture or video of a product. `alt*`: what it shows; width and height in px; `kind` is VIDEO for .mp4, .3gp and animated .avif. */
export const Attachment = Shape({
  id: Id,
  url: Type.String(),
  kind: Words(['IMAGE', 'VIDEO'] as const),
  altUz: Type.String(),
  altRu: Type.String(),
  altEn: Type.String(),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  /** A tiny version of the picture, 16 px long and of quality 10, as base64 of a WebP; null = none. */
  placeholder: Nullable(Type.String()),
});

/** A product in a list. With active filters, `mainItem`, `itemCount` and the weights refer to the matching pieces. */
export const ProductCard = Shape({
  id: Id,
  ...names,
  artikul: Artikul,
  state: Words(productStates),
  ...slugs,
  attachments: Type.Array(UrlRef),
  hoverAttachment: Nullable(UrlRef),
  mainItem: Shape({ b2BFixed: Nullable(Som), b2CFixed: Nullable(Som) }),
  favorite: Type.Boolean(),
  currency: Type.Literal('UZS'),
  discountIndex: Type.Integer(),
  discount: Type.Boolean(),
  /** Equal to the price unless a promotion reduced it. */
  oldPrice: Nullable(Som),
  categoryId: Id,
  isDiamond: Type.Boolean(),
  kind: ProductKind,
  /** Null for a loose stone. */
  metal: Nullable(Metal),
  probes: Type.Array(Probe),
  sizes: Type.Array(Type.Number()),
  stockState: StockState,
  /** Number of pieces that can be bought now (and match). */
  itemCount: Type.Integer({ minimum: 0 }),
  minWeight: Nullable(WeightGrams),
  maxWeight: Nullable(WeightGrams),
  /** Laboratories that issued reports for its pieces: GIA, IGI, HRD. */
  laboratories: Type.Array(Type.String()),
  /** Whether a piece of it was received in the last 7 days. */
  isNew: Type.Boolean(),
  /** The loose stone; null for jewellery. */
  looseStone: Nullable(Stone),
});

/** A physical piece. `storeId`: where it is, null = the warehouse; `arrivesOn`: it is in transit there until that day. */
export const ProductItem = Shape({
  id: Id,
  serialNumber: Type.String(),
  productItemState: Words(productItemStates),
  isMain: Type.Boolean(),
  b2CFixed: Nullable(Som),
  b2BFixed: Nullable(Som),
  oldPrice: Nullable(Som),
  params: Type.Array(Param),
  stones: Type.Array(Stone),
  attachments: Type.Array(Attachment),
  storeId: Nullable(Id),
  arrivesOn: Nullable(Day),
  /** The cart line key of this particular piece (decisions 5). */
  lineKey: Type.String(),
  /** Metal, fineness, mark and hallmark; null for a loose stone. */
  metal: Nullable(Metal),
  probe: Nullable(Probe),
  sizeMm: Nullable(SizeMm),
  lengthCm: Nullable(LengthCm),
  weightGrams: WeightGrams,
  widthMm: Nullable(Type.Number()),
  heightMm: Nullable(Type.Number()),
  thicknessMm: Nullable(Type.Number()),
  resizable: Words(['none', '0.5', '1', '2'] as const),
  engravable: Type.Boolean(),
  makersMark: Nullable(Type.String()),
  hallmarkKind: Nullable(Words(['state', 'maker'] as const)),
  certificates: Type.Array(CertificateRef),
});

export const ProductAttachment = Shape({
  orderNumber: Type.Integer(),
  isMain: Type.Boolean(),
  attachment: Attachment,
});

export const CategoryRef = Shape({ id: Id, ...names, ...slugs });
export const CollectionRef = Shape({ id: Id, ...names, ...slugs });

export const Product = Shape({
  id: Id,
  artikul: Artikul,
  state: Words(productStates),
  ...names,
  ...slugs,
  ...descriptions,
  category: CategoryRef,
  categoryId: Id,
  collections: Type.Array(CollectionRef),
  isDiamond: Type.Boolean(),
  hasCertificate: Type.Boolean(),
  attachments: Type.Array(ProductAttachment),
  /** Sorted AVAILABLE, RESERVED, SOLD, and then by price, cheapest first. WITHDRAWN pieces are left out. */
  items: Type.Array(ProductItem),
  kind: ProductKind,
  /** Metal and audience; null for a loose stone. */
  metal: Nullable(Metal),
  gender: Nullable(Type.String()),
  occasions: Type.Array(Code),
  /** Values of the facet `style`; empty if none was given, or for a loose stone. */
  styles: Type.Array(Code),
  stockState: StockState,
  mainItem: Shape({ b2BFixed: Nullable(Som), b2CFixed: Nullable(Som) }),
  /** Why the price is reduced, if it is. */
  saleReasonUz: Nullable(Type.String()),
  saleReasonRu: Nullable(Type.String()),
  saleReasonEn: Nullable(Type.String()),
  /** Texts for search engines. null in a language: not written, so the page generates its own. */
  seoTitleUz: Nullable(Type.String()),
  seoTitleRu: Nullable(Type.String()),
  seoTitleEn: Nullable(Type.String()),
  seoDescriptionUz: Nullable(Type.String()),
  seoDescriptionRu: Nullable(Type.String()),
  seoDescriptionEn: Nullable(Type.String()),
  /** Products of the same collection and metal. */
  completeTheSet: Type.Array(ProductCard),
  /** Products of the same category with a similar price. */
  related: Type.Array(ProductCard),
});

export const ProductParams = Shape({ slug: Slug });
export const ByIdsQuery = Shape({ ids: Type.String({ pattern: '^[0-9]+(,[0-9]+){0,99}$' }) });

export type Category = Static<typeof Category>;
export type StockState = Static<typeof StockState>;
export type Attachment = Static<typeof Attachment>;
export type ProductCard = Static<typeof ProductCard>;
export type ProductItem = Static<typeof ProductItem>;
export type Product = Static<typeof Product>;
export type InstantText = Static<typeof Instant>;
