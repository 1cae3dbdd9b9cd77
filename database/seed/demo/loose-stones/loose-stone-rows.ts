import type { ClientBase } from 'pg';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { looseStoneWeightMg, nameLooseStone } from '#domain/catalog/loose-stone.ts';
import { slug } from '#domain/catalog/slug.ts';
import { caratThousandths, caratsText } from '#domain/units/carat.ts';
import { type TashkentDay, addDays } from '#domain/units/tashkent-day.ts';
import type { LocalizedText } from '../../../schema.ts';
import { continueIds, insertRows, type SeedRow } from '../../insert-rows.ts';
import { stoneKind } from '../../stone-kinds.ts';
import { textWithNbsp } from '../../with-nbsp.ts';
import { checkUrls, reportNumber } from '../certificates.ts';
import { diamondsCategory } from './diamonds-category.ts';
import { makeLooseStones, type LooseStone } from './loose-stones.ts';

const year = 2026;
/** The first of their numbers in the register. */
const firstReport = 7000;

/** Ids after which the stones are added to a shop that already has rows. */
interface Base {
  today: TashkentDay;
  categoryId: number;
  /** The ids before the first stone's. */
  productId: number;
  itemId: number;
  storeId: (store: string) => number | null;
  shapeNames: ReadonlyMap<string, LocalizedText>;
}

/** Adds the demo's loose stones and their category if there are none; returns the number of stone rows added. */
export async function addLooseStones(client: ClientBase, today: TashkentDay): Promise<number> {
  const known = await client.query('select from categories where slug_en = $1', [diamondsCategory.slug]);
  if (known.rowCount !== 0) return 0;
  const base = await readBase(client, today);
  const stones = makeLooseStones();
  await insertRows(client, 'categories', [await categoryRow(client, base.categoryId)]);
  await insertRows(
    client,
    'products',
    stones.map((stone) => productRow(stone, base)),
  );
  await insertRows(
    client,
    'product_items',
    stones.map((stone) => itemRow(stone, base)),
  );
  await insertRows(
    client,
    'stones',
    stones.map((stone) => stoneRow(stone, base)),
  );
  await insertRows(
    client,
    'certificates',
    stones.map((stone) => reportRow(stone, base)),
  );
  await continueIds(client, ['categories', 'products', 'product_items']);
  return stones.length;
}

async function readBase(client: ClientBase, today: TashkentDay): Promise<Base> {
  const { rows } = await client.query<{ category: number; product: number; item: number }>(
    `select (select coalesce(max(id), 0) from categories) as category, (select coalesce(max(id), 0) from products) as product,
      (select coalesce(max(id), 0) from product_items) as item`,
  );
  const stores = await client.query<{ id: number; slug: string }>('select id, slug from stores');
  const shapes = await client.query<{ code: string; name: LocalizedText }>(
    'select code, name from stone_shapes',
  );
  const idOf = new Map(stores.rows.map(({ id, slug: name }) => [name, id]));
  const [most] = rows;
  return {
    today,
    categoryId: Number(most?.category ?? 0) + 1,
    productId: Number(most?.product ?? 0),
    itemId: Number(most?.item ?? 0),
    storeId: (store) => idOf.get(store) ?? null,
    shapeNames: new Map(shapes.rows.map(({ code, name }) => [code, name])),
  };
}

async function categoryRow(client: ClientBase, id: number): Promise<SeedRow<'categories'>> {
  const { rows } = await client.query<{ position: number; picture: number | null }>(
    `select coalesce(max(position), 0) + 1 as position,
       (select id from attachments where key = 'categories/category-loose-gems.jpg') as picture from categories`,
  );
  const picture = rows[0]?.picture ?? null;
  const { name, description, slug: slug_en } = diamondsCategory;
  return {
    id,
    parent_id: null,
    name,
    description: textWithNbsp(description),
    slug_uz: slug(name.uz),
    slug_ru: slug(name.ru),
    slug_en,
    background_image_id: picture,
    image_id: picture,
    icon_id: picture,
    position: rows[0]?.position ?? 0,
  };
}

const artikulOf = ({ number }: LooseStone) => `ZD-${String(number).padStart(3, '0')}`;

function productRow(stone: LooseStone, base: Base): SeedRow<'products'> {
  const { kind, shape, carat, color, clarity } = stone;
  const facts = {
    kind,
    kindName: stoneKind(kind).name,
    shapeName: base.shapeNames.get(shape) ?? null,
    caratThousandths: carat,
    color,
    clarity,
  };
  const artikul = artikulOf(stone);
  const { name, slugUz: slug_uz, slugRu: slug_ru, slugEn: slug_en } = nameLooseStone(facts, artikul);
  return {
    id: base.productId + stone.number,
    artikul,
    product_state: 'ACTIVE',
    kind: 'loose-stone',
    category_id: base.categoryId,
    name,
    description: textWithNbsp(descriptionOf(stone)),
    slug_uz,
    slug_ru,
    slug_en,
    is_diamond: true,
    metal: null,
    gender: null,
    created_at: `${addDays(base.today, -stone.stock.receivedDaysAgo)}T09:00:00+05:00`,
  };
}

/** Three sentences: what it is, who graded it, how it is sold. */
function descriptionOf({ kind, laboratory, growth }: LooseStone): LocalizedText {
  const [uz, ru, en] =
    kind === 'diamond'
      ? ['Tabiiy brilliant.', 'Природный бриллиант.', 'A natural diamond.']
      : [
          `Laboratoriyada ${growth} usulida oʻstirilgan brilliant.`,
          `Бриллиант, выращенный в лаборатории методом ${growth}.`,
          `A laboratory-grown diamond, made by ${growth}.`,
        ];
  return {
    uz: `${uz} ${laboratory} laboratoriyasi baholagan, baholari xulosada yozilgan. Tosh buyumga oʻrnatilmagan, oʻzi sotiladi.`,
    ru: `${ru} Оценён лабораторией ${laboratory}, характеристики записаны в сертификате. Камень продаётся без оправы.`,
    en: `${en} Graded by ${laboratory}; the grades are in its report. The stone is sold without a setting.`,
  };
}

function itemRow(stone: LooseStone, base: Base): SeedRow<'product_items'> {
  const { number, carat, prices, stock } = stone;
  return {
    id: base.itemId + number,
    product_id: base.productId + number,
    kind: 'loose-stone',
    serial_number: `ZD-${String(100_000 + number * 2)}`,
    product_item_state: stock.isSold ? 'SOLD' : 'AVAILABLE',
    price_b2c_som: prices.b2cSom,
    price_b2b_som: prices.b2bSom,
    old_price_b2c_som: null,
    probe: null,
    weight_mg: looseStoneWeightMg(carat),
    makers_mark: null,
    hallmark_kind: null,
    resizable: 'none',
    engravable: false,
    price_source: 'FIXED',
    store_id: stock.store === null ? null : base.storeId(stock.store),
    arrives_on: null,
    received_on: addDays(base.today, -stock.receivedDaysAgo),
    // marked as made up: a real receipt must not be issued with them
    ikpu: `DEMO-${diamondsCategory.slug}`,
    package_code: 'DEMO-1',
  };
}

function stoneRow(stone: LooseStone, base: Base): SeedRow<'stones'> {
  const { origin, treatment } = stoneKind(stone.kind);
  return {
    item_id: base.itemId + stone.number,
    kind: stone.kind,
    origin,
    shape: stone.shape,
    count: 1,
    carat_thousandths: stone.carat,
    size_hundredths_mm: null,
    color: stone.color,
    clarity: stone.clarity,
    cut: stone.cut,
    polish: stone.polish,
    symmetry: stone.symmetry,
    fluorescence: stone.fluorescence,
    length_hundredths_mm: stone.length,
    width_hundredths_mm: stone.width,
    depth_hundredths_mm: stone.depth,
    depth_tenths_percent: stone.depthPercent,
    table_tenths_percent: stone.tablePercent,
    treatment,
    is_main: true,
    position: 0,
  };
}

function reportRow(stone: LooseStone, base: Base): SeedRow<'certificates'> {
  const { number, laboratory, growth } = stone;
  const report_number = reportNumber(growth === null ? laboratory : 'LG', 7000 + number);
  return {
    id: certificateId(year, firstReport + number),
    item_id: base.itemId + number,
    certificate_state: 'VALID',
    laboratory,
    report_number,
    issued_on: addDays(base.today, -stone.stock.receivedDaysAgo - 30),
    subject: subjectOf(stone, report_number),
    check_url: checkUrls[laboratory],
  };
}

function subjectOf(stone: LooseStone, inscription: string): Record<string, string> {
  const mm = (hundredths: number) => (hundredths / 100).toFixed(2);
  const percent = (tenths: number) => `${tenths / 10} %`;
  const sides =
    stone.shape === 'round'
      ? `${mm(stone.width)}–${mm(stone.length)} × ${mm(stone.depth)} mm`
      : `${mm(stone.length)} × ${mm(stone.width)} × ${mm(stone.depth)} mm`;
  const [whole = '', fraction = ''] = caratsText(caratThousandths(stone.carat)).split('.');
  return {
    shape: stone.shape,
    measurements: sides,
    caratWeight: `${whole}.${fraction.padEnd(2, '0')}`,
    color: stone.color,
    clarity: stone.clarity,
    ...(stone.cut === null ? {} : { cut: stone.cut }),
    polish: stone.polish,
    symmetry: stone.symmetry,
    fluorescence: stone.fluorescence,
    table: percent(stone.tablePercent),
    depth: percent(stone.depthPercent),
    ...(stone.growth === null ? {} : { growth: stone.growth }),
    inscription: stone.growth === null ? inscription : `LABGROWN ${inscription}`,
  };
}
