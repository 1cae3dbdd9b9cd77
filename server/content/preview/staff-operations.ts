import type { contentPreviewOperations as declared } from '#contract/operations/admin/content/preview.ts';
import type { ReadDb } from '#database/connect.ts';
import { makePreviewToken } from '#server/kit/crypto/preview-token.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { bannerKind } from '../banner/banner-kind.ts';
import { collectionKind } from '../collection/collection-kind.ts';
import { momentKind } from '../moment/moment-kind.ts';
import { slugOfMoment } from '../moment/wire-moment.ts';
import { findPublished } from '../page/queries-page.ts';
import { currentOf } from './current.ts';

export interface ContentPreviewDeps {
  db: ReadDb;
  /** Signs the links of previews. */
  secret: string;
}

/** Operations that create preview links. */
export const contentPreviewOperations = {
  async previewContent({ db, secret }, { input: { kind, id, at }, now }) {
    const previewed = { kind, id, at: at === undefined ? now : new Date(at) };
    const path = await pathOf(db, previewed);
    return { path, ...makePreviewToken(secret, { ...previewed, now }) };
  },
} satisfies StaffFunctions<typeof declared, ContentPreviewDeps>;

/** Returns the path of the page that shows the content, without a language. Refuses with NOT_FOUND. */
async function pathOf(
  db: ReadDb,
  { kind, ...named }: { kind: 'page' | 'moment' | 'banner' | 'collection'; id: string; at: Date },
): Promise<string> {
  if (kind === 'page') {
    if ((await findPublished(db, named.id)) === undefined) throw new Refusal('NOT_FOUND');
    return `/${named.id}`;
  }
  if (!/^\d{1,15}$/.test(named.id)) throw new Refusal('NOT_FOUND');
  if (kind === 'moment') return `/${slugOfMoment((await currentOf(db, momentKind, named)).content.product)}`;
  if (kind === 'collection')
    return `/collections/${(await currentOf(db, collectionKind, named)).content.slugRu}`;
  const { content } = await currentOf(db, bannerKind, named);
  return content.placement === 'CATALOG' ? '/catalog' : '/';
}
