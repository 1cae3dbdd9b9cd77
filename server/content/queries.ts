import { sql } from 'kysely';
import type { PageList } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import type { BannersTable, LocalizedText } from '#database/schema.ts';

export interface BannerRow {
  id: number;
  placement: BannersTable['placement'];
  title: LocalizedText;
  body: LocalizedText;
  alt: LocalizedText;
  video_key: string | null;
  link: string;
  serial_number: string | null;
  active_from: Date | null;
  active_to: Date | null;
  position: number;
}

export interface StoreRow {
  id: number;
  slug: string;
  name: LocalizedText;
  address: LocalizedText;
  city: LocalizedText | null;
  directions: LocalizedText | null;
  phone: string;
  latitude: number;
  longitude: number;
  hours: unknown;
  exceptions: unknown;
  services: string[];
  photo_key: string | null;
  photo_alt: LocalizedText | null;
  region_id: string;
  region_soato: string;
  position: number;
}

export interface RegionRow {
  id: string;
  soato: string;
  name: LocalizedText;
}

export interface DistrictRow {
  id: string;
  name: LocalizedText;
}

export interface PageRow {
  slug: string;
  title: LocalizedText;
  description: LocalizedText;
  body: unknown;
  updated_at: Date;
}

/** Returns the banners whose period includes `now`, in their order. */
export async function selectBanners(
  db: ReadDb,
  { placement, now }: { placement: BannersTable['placement'] | undefined; now: Date },
): Promise<BannerRow[]> {
  return db
    .selectFrom('banners as b')
    .leftJoin('attachments as video', 'video.id', 'b.video_id')
    .leftJoin('product_items as item', 'item.id', 'b.item_id')
    .select([
      'b.id',
      'b.placement',
      'b.title',
      'b.body',
      'b.alt',
      'b.link',
      'b.active_from',
      'b.active_to',
      'b.position',
    ])
    .select(['video.key as video_key', 'item.serial_number'])
    .where('b.banner_state', '=', 'ACTIVE')
    .where((where) => where.or([where('b.active_from', 'is', null), where('b.active_from', '<=', now)]))
    .where((where) => where.or([where('b.active_to', 'is', null), where('b.active_to', '>', now)]))
    .where((where) => (placement === undefined ? where.lit(true) : where('b.placement', '=', placement)))
    .orderBy('b.placement')
    .orderBy('b.position')
    .orderBy('b.id')
    .limit(100)
    .execute();
}

export interface BannerPictureRow {
  banner_id: number;
  from_width: number;
  key: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
}

/** Returns the pictures of these banners, those for narrow windows first. */
export async function selectBannerPictures(
  db: ReadDb,
  bannerIds: readonly number[],
): Promise<BannerPictureRow[]> {
  if (bannerIds.length === 0) return [];
  return db
    .selectFrom('banner_pictures as p')
    .innerJoin('attachments as a', 'a.id', 'p.attachment_id')
    .select(['p.banner_id', 'p.from_width', 'a.key', 'a.width', 'a.height', 'a.placeholder'])
    .where('p.banner_id', 'in', bannerIds)
    .orderBy('p.from_width')
    .limit(1000)
    .execute();
}

export async function selectStores(db: ReadDb): Promise<StoreRow[]> {
  return db
    .selectFrom('stores as s')
    .where('s.closed_at', 'is', null)
    .innerJoin('regions as r', 'r.id', 's.region_id')
    .leftJoin('attachments as photo', 'photo.id', 's.photo_id')
    .select([
      's.id',
      's.slug',
      's.name',
      's.address',
      's.city',
      's.directions',
      's.phone',
      's.latitude',
      's.longitude',
      's.hours',
      's.exceptions',
      's.services',
    ])
    .select([
      'photo.key as photo_key',
      'photo.alt as photo_alt',
      's.region_id',
      'r.soato as region_soato',
      's.position',
    ])
    .orderBy('s.position')
    .orderBy('s.id')
    .limit(1000)
    .execute();
}

export async function selectRegions(db: ReadDb): Promise<RegionRow[]> {
  return db
    .selectFrom('regions')
    .select(['id', 'soato', 'name'])
    .orderBy('position')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Returns the districts of one region, given by its SOATO digits, or of all regions. */
export async function selectDistricts(db: ReadDb, regionSoato: string | undefined): Promise<DistrictRow[]> {
  return db
    .selectFrom('districts')
    .select(['id', 'name'])
    .where((where) => (regionSoato === undefined ? where.lit(true) : where('region_soato', '=', regionSoato)))
    .orderBy('region_id')
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute();
}

export async function findPageRow(db: ReadDb, slug: string): Promise<PageRow | undefined> {
  return db
    .selectFrom('pages')
    .select(['slug', 'title', 'description', 'body', 'updated_at'])
    .where('slug', '=', slug)
    .where('page_state', '=', 'PUBLISHED')
    .executeTakeFirst();
}

export interface ListedPageRow {
  slug: string;
  title: LocalizedText;
  listedIn: PageList;
}

/** Returns the published pages that are in a footer list. */
export async function selectListedPages(db: ReadDb): Promise<ListedPageRow[]> {
  const { rows } = await sql<ListedPageRow>`
    select slug, title, listed_in as "listedIn" from pages
    where page_state = 'PUBLISHED' and listed_in is not null order by slug limit 100`.execute(db);
  return rows;
}

/** Whether a public page at this address was removed. */
export async function wasPage(db: ReadDb, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('old_slugs')
    .select('slug')
    .where('kind', '=', 'PAGE')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row !== undefined;
}
