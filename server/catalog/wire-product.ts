import {
  paramIds,
  type Attachment,
  type Param,
  type Product,
  type ProductCard,
  type ProductItem,
  type Stone,
} from '#contract/catalog.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import { availabilityOf } from '#domain/catalog/availability.ts';
import { priceFor, visiblePrices } from '#domain/pricing/price-for.ts';
import { attachmentUrl } from '#server/attachment/url.ts';
import { descriptions, names, slugs } from '#server/kit/wire.ts';
import type { AttachmentRow, ParamRow, PieceRow, ProductRow, StoneRow } from './queries-product.ts';

/** The product as a guest sees it. Its main piece is the cheapest AVAILABLE one; a sold-out product has no price. */
export function productToWire(row: ProductRow, beside: Pick<Product, 'completeTheSet' | 'related'>): Product {
  const pieces = row.items ?? [];
  const main = pieces.find((piece) => piece.product_item_state === 'AVAILABLE');
  const count = (state: PieceRow['product_item_state']) =>
    pieces.filter((piece) => piece.product_item_state === state).length;
  const isReduced = pieces.some((piece) => piece.old_price_b2c_som !== null);
  const reason = isReduced && row.sale_reason ? names(row.sale_reason) : null;
  return {
    id: row.id,
    artikul: row.artikul,
    state: 'ACTIVE',
    ...names(row.name),
    ...slugs(row),
    ...descriptions(row.description),
    category: { id: row.category.id, ...names(row.category.name), ...slugs(row.category) },
    categoryId: row.category.id,
    collections: (row.collections ?? []).map((collection) => ({
      id: collection.id,
      ...names(collection.name),
      ...slugs(collection),
    })),
    isDiamond: row.is_diamond,
    hasCertificate: row.is_diamond || pieces.some((piece) => piece.certificates !== null),
    attachments: (row.attachments ?? []).map((attachment) => ({
      orderNumber: attachment.order_number,
      isMain: attachment.is_main,
      attachment: attachmentToWire(attachment),
    })),
    items: pieces.map((piece) => pieceToWire(piece, { product: row, isMain: piece === main })),
    metal: row.metal,
    gender: row.gender,
    occasions: row.occasions,
    stockState: availabilityOf({ available: count('AVAILABLE'), reserved: count('RESERVED') }),
    mainItem: main ? pricesOf(main) : { b2BFixed: null, b2CFixed: null },
    saleReasonUz: reason?.nameUz ?? null,
    saleReasonRu: reason?.nameRu ?? null,
    saleReasonEn: reason?.nameEn ?? null,
    ...beside,
  };
}

function pricesOf(piece: PieceRow): ProductCard['mainItem'] {
  const { b2cSom, b2bSom } = visiblePrices(
    { b2cSom: piece.price_b2c_som, b2bSom: piece.price_b2b_som },
    'B2C',
  );
  return { b2BFixed: b2bSom, b2CFixed: b2cSom };
}

function pieceToWire(
  piece: PieceRow,
  { product, isMain }: { product: ProductRow; isMain: boolean },
): ProductItem {
  const sizeMm = millimeters(piece.size_hundredths_mm);
  const lengthCm = piece.length_mm === null ? null : piece.length_mm / 10;
  const weightGrams = piece.weight_mg / 1000;
  const price = priceFor({ b2cSom: piece.price_b2c_som, b2bSom: piece.price_b2b_som }, 'B2C');
  return {
    id: piece.id,
    serialNumber: piece.serial_number,
    productItemState: piece.product_item_state,
    isMain,
    ...pricesOf(piece),
    oldPrice: piece.old_price_b2c_som ?? price,
    params: paramsToWire(piece, product.fixed_params ?? []),
    stones: (piece.stones ?? []).map(stoneToWire),
    attachments: [],
    storeId: piece.store_id,
    arrivesOn: piece.arrives_on,
    lineKey: lineKey({ productId: product.id, sizeMm, lengthCm, probe: piece.probe, weightGrams }),
    metal: product.metal,
    probe: piece.probe,
    sizeMm,
    lengthCm,
    weightGrams,
    widthMm: millimeters(piece.width_hundredths_mm),
    heightMm: millimeters(piece.height_hundredths_mm),
    thicknessMm: millimeters(piece.thickness_hundredths_mm),
    resizable: piece.resizable,
    engravable: piece.engravable,
    makersMark: piece.makers_mark,
    hallmarkKind: piece.hallmark_kind,
    certificates: (piece.certificates ?? []).map((certificate) => ({
      id: certificate.id,
      laboratory: certificate.laboratory,
      reportNumber: certificate.report_number,
    })),
  };
}

/** The fixed params come from the piece's columns (a chain's size is its length in cm), the others are data. */
function paramsToWire(piece: PieceRow, fixed: ParamRow[]): Param[] {
  const isLength = piece.size_hundredths_mm === null && piece.length_mm !== null;
  const values = new Map<number, string | null>([
    [paramIds.size, isLength ? text(piece.length_mm, 10) : text(piece.size_hundredths_mm, 100)],
    [paramIds.weight, text(piece.weight_mg, 1000)],
    [paramIds.probe, text(piece.probe, 1)],
  ]);
  const own = fixed.flatMap((param) => {
    const value = values.get(param.id) ?? null;
    const unit = isLength && param.id === paramIds.size ? 'cm' : param.unit;
    return value === null ? [] : [{ id: param.id, ...names(param.name), unit, value, paramValues: [] }];
  });
  const others = (piece.params ?? []).map((param) => ({
    id: param.id,
    ...names(param.name),
    unit: param.unit,
    value: param.value,
    paramValues: param.param_value ? [names(param.param_value)] : [],
  }));
  return [...own, ...others];
}

function stoneToWire(stone: StoneRow): Stone {
  const { count, carat_thousandths: carat } = stone;
  return {
    kind: stone.kind,
    ...names(stone.name),
    weight: carat === null ? null : carat / 1000,
    unit: 'ct',
    count,
    totalWeight: carat === null ? null : (carat * count) / 1000,
    sizeMm: millimeters(stone.size_hundredths_mm),
    shape: stone.shape,
    color: stone.color,
    clarity: stone.clarity,
    cut: stone.cut,
    treatment: stone.treatment,
    origin: stone.origin,
    isMain: stone.is_main,
  };
}

function attachmentToWire(attachment: AttachmentRow): Attachment {
  return {
    id: attachment.id,
    url: attachmentUrl(attachment.key),
    kind: attachment.kind,
    altUz: attachment.alt.uz || attachment.alt.ru,
    altRu: attachment.alt.ru,
    altEn: attachment.alt.en || attachment.alt.ru,
    width: attachment.width,
    height: attachment.height,
  };
}

function millimeters(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100;
}

function text(value: number | null, divisor: number): string | null {
  return value === null ? null : String(value / divisor);
}
