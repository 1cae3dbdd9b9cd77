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

/** Ids of the params the specification fixes (product-spec 3). */
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
  /** Models with at least one piece that can be bought now. */
  productCount: Type.Integer({ minimum: 0 }),
});

export const stockStates = ['IN_STOCK', 'LAST_ONE', 'RESERVED', 'SOLD_OUT'] as const;
export const StockState = Words(stockStates);
export const productStates = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;
export const productItemStates = ['AVAILABLE', 'RESERVED', 'SOLD', 'WITHDRAWN'] as const;
/** Metal and its colour as shoppers choose it, a word of the dictionary; `red` also covers rose. */
export const Metal = Code;

export const productKinds = ['jewel', 'loose-stone'] as const;
/** What a product is: a design made of metal, or one stone that is not set. A loose stone has neither metal nor fineness, and one piece. */
export const ProductKind = Words(productKinds);

/** A picture or video of a product. `alt*` say what is seen; sizes in px; `kind` VIDEO for .mp4, .3gp and .avif of moving pictures. */
export const Attachment = Shape({
  id: Id,
  url: Type.String(),
  kind: Words(['IMAGE', 'VIDEO'] as const),
  altUz: Type.String(),
  altRu: Type.String(),
  altEn: Type.String(),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  /** The picture itself, 16 px long and of quality 10, as the base64 of a WebP; null where there is none. */
  placeholder: Nullable(Type.String()),
});

/** Product (list). With filters in force, `mainItem`, `itemCount` and the weights are those of the pieces that match them. */
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
  /** Equals the price unless a real promotion reduced it. */
  oldPrice: Nullable(Som),
  categoryId: Id,
  isDiamond: Type.Boolean(),
  kind: ProductKind,
  /** Null = a loose stone. */
  metal: Nullable(Metal),
  probes: Type.Array(Probe),
  sizes: Type.Array(Type.Number()),
  stockState: StockState,
  /** Pieces that can be bought now (and match). */
  itemCount: Type.Integer({ minimum: 0 }),
  minWeight: Nullable(WeightGrams),
  maxWeight: Nullable(WeightGrams),
  /** Laboratories whose reports its pieces carry: GIA, IGI, HRD. */
  laboratories: Type.Array(Type.String()),
  /** A piece of it came within the last 7 days. */
  isNew: Type.Boolean(),
  /** The loose stone itself; null = jewelry. */
  looseStone: Nullable(Stone),
});

/** A physical piece. Where it is: `storeId`, or null = the warehouse; `arrivesOn` = in transit until that day. */
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
  /** The cart line key of exactly this piece (decisions 5). */
  lineKey: Type.String(),
  /** Metal, fineness, mark and hallmark: null = a loose stone. */
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
  /** AVAILABLE first, then RESERVED, then SOLD; cheapest first. WITHDRAWN pieces are not shown. */
  items: Type.Array(ProductItem),
  kind: ProductKind,
  /** Metal and for whom: null = a loose stone. */
  metal: Nullable(Metal),
  gender: Nullable(Type.String()),
  occasions: Type.Array(Code),
  /** Values of the facet `style`; empty = none was given, or it is a loose stone. */
  styles: Type.Array(Code),
  stockState: StockState,
  mainItem: Shape({ b2BFixed: Nullable(Som), b2CFixed: Nullable(Som) }),
  /** Why the price is reduced, when it is. */
  saleReasonUz: Nullable(Type.String()),
  saleReasonRu: Nullable(Type.String()),
  saleReasonEn: Nullable(Type.String()),
  /** Written for search engines; null in a language: nobody wrote it, and the page makes its own. */
  seoTitleUz: Nullable(Type.String()),
  seoTitleRu: Nullable(Type.String()),
  seoTitleEn: Nullable(Type.String()),
  seoDescriptionUz: Nullable(Type.String()),
  seoDescriptionRu: Nullable(Type.String()),
  seoDescriptionEn: Nullable(Type.String()),
  /** Same collection and metal. */
  completeTheSet: Type.Array(ProductCard),
  /** Same category, near in price. */
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
