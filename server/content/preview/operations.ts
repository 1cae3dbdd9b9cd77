import type { contentOperations as declared } from '#contract/operations/content.ts';
import type { ReadDb } from '#database/connect.ts';
import { type Previewed, type PreviewKind, readPreviewToken } from '#server/kit/crypto/preview-token.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { bannerKind } from '../banner/banner-kind.ts';
import { collectionKind } from '../collection/collection-kind.ts';
import { momentKind } from '../moment/moment-kind.ts';
import { pageKind } from '../page/page-kind.ts';
import { findPublished } from '../page/queries-page.ts';
import { pageFromWire } from '../page/wire-page.ts';
import { selectBannerPictures, selectBanners } from '../queries.ts';
import { bannerToWire, pageToWire } from '../wire.ts';
import { fillPage } from '../page/wire-filled-page.ts';
import { loadShop } from '../shop.ts';
import { currentOf } from './current.ts';
import { previewBanner } from './preview-banner.ts';
import { previewCollection } from './preview-collection.ts';
import { previewMoment } from './preview-moment.ts';
import { isPublicAt } from './queries-preview.ts';

export interface PreviewDeps {
  db: ReadDb;
  /** Signs the links of previews. */
  secret: string;
}

type Named =
  | 'getPreview'
  | 'getPagePreview'
  | 'getMomentPreview'
  | 'getCollectionPreview'
  | 'listBannerPreviews';

/** Operations behind the staff's preview links (BO-51). */
export const previewOperations = {
  async getPreview({ db, secret }, { input: { token }, now }) {
    const previewed = readPreviewToken(secret, { token, now });
    if (previewed === null) throw new Refusal('NOT_FOUND');
    const { kind, at, until } = previewed;
    const isDraft = await isOfDraft(db, previewed);
    return { kind, at: at.toISOString(), until: until.toISOString(), isDraft };
  },

  async getPagePreview({ db, secret }, { input: { token }, now }) {
    const { id, at } = read(secret, { kind: 'page', token, now });
    const page = await findPublished(db, id);
    if (page === undefined) throw new Refusal('NOT_FOUND');
    const { content } = await currentOf(db, pageKind, { id, at });
    const words = { slug: id, updated_at: page.updatedAt, ...pageFromWire(content) };
    return fillPage(pageToWire(words), await loadShop(db));
  },

  async getMomentPreview({ db, secret }, { input: { token }, now }) {
    const { id, at } = read(secret, { kind: 'moment', token, now });
    return previewMoment(db, Number(id), (await currentOf(db, momentKind, { id, at })).content);
  },

  async getCollectionPreview({ db, secret }, { input: { token }, now }) {
    const { id, at } = read(secret, { kind: 'collection', token, now });
    return previewCollection(db, Number(id), (await currentOf(db, collectionKind, { id, at })).content);
  },

  async listBannerPreviews({ db, secret }, { input: { token, placement }, now }) {
    const { id, at } = read(secret, { kind: 'banner', token, now });
    const { content } = await currentOf(db, bannerKind, { id, at });
    const rest = (await selectBanners(db, { placement, now: at })).filter((row) => row.id !== Number(id));
    const pictures = await selectBannerPictures(
      db,
      rest.map((row) => row.id),
    );
    const previewed = await previewBanner(db, Number(id), { content, placement, at });
    return [...previewed, ...rest.map((row) => bannerToWire(row, pictures))];
  },
} satisfies Pick<OperationFunctions<typeof declared, PreviewDeps>, Named>;

/** Refuses with NOT_FOUND for a link that is invalid, expired, or of another kind. */
function read(
  secret: string,
  { kind, token, now }: { kind: PreviewKind; token: string; now: Date },
): Previewed {
  const previewed = readPreviewToken(secret, { token, now });
  if (previewed?.kind !== kind) throw new Refusal('NOT_FOUND');
  return previewed;
}

async function isOfDraft(db: ReadDb, { kind, id, at }: Previewed): Promise<boolean> {
  switch (kind) {
    case 'page':
      return (await currentOf(db, pageKind, { id, at })).isDraft;
    case 'moment':
      return (await currentOf(db, momentKind, { id, at })).isDraft;
    case 'banner':
      return (await currentOf(db, bannerKind, { id, at })).isDraft;
    case 'collection':
      return (await currentOf(db, collectionKind, { id, at })).isDraft;
    case 'model':
    case 'business':
      return !(await isPublicAt(db, { id: Number(id), at }));
  }
}
