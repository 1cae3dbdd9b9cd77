import { Compile } from 'typebox/compile';
import { CollectionContent, type StaffCollectionRow } from '#contract/admin/catalog/collection.ts';
import type { PlacedPicture } from '#contract/admin/content/moment.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { AttachmentRow } from '#server/attachment/attachment-row.ts';
import { attachmentRef } from '#server/attachment/url.ts';
import { placed } from '../picture/wire-picture.ts';
import type {
  CollectionValues,
  PublishedCollectionRow,
  StaffCollectionListRow,
} from './queries-collection.ts';

const stored = Compile(CollectionContent);

export const readCollectionContent = (body: unknown): CollectionContent => stored.Parse(body);

/** The texts as stored: a missing language has no fallback. */
export function contentOfCollection(
  row: PublishedCollectionRow,
  { detailIds, pictures }: { detailIds: readonly number[]; pictures: readonly AttachmentRow[] },
): CollectionContent {
  const { name, description } = row;
  const story = row.story ?? { uz: '', ru: '', en: '' };
  return {
    nameUz: name.uz,
    nameRu: name.ru,
    nameEn: name.en,
    slugUz: row.slugUz,
    slugRu: row.slugRu,
    slugEn: row.slugEn,
    descriptionUz: description.uz,
    descriptionRu: description.ru,
    descriptionEn: description.en,
    storyUz: story.uz,
    storyRu: story.ru,
    storyEn: story.en,
    cover: placed(pictures, row.coverId),
    pictures: detailIds.flatMap((id) => placed(pictures, id) ?? []),
  };
}

/** Converts the content to the columns of a collection's row. */
export const valuesOf = (content: CollectionContent): CollectionValues => ({
  name: { uz: content.nameUz, ru: content.nameRu, en: content.nameEn },
  description: { uz: content.descriptionUz, ru: content.descriptionRu, en: content.descriptionEn },
  story: { uz: content.storyUz, ru: content.storyRu, en: content.storyEn },
  slugs: { uz: content.slugUz, ru: content.slugRu, en: content.slugEn },
  coverId: content.cover?.attachmentId ?? null,
  detailIds: [...new Set(content.pictures.map(({ attachmentId }) => attachmentId))],
});

/** Returns cover and details. A picture used twice has the same text in both places: the last one is stored. */
export function picturesOf({ cover, pictures }: CollectionContent): PlacedPicture[] {
  const all = [...(cover === null ? [] : [cover]), ...pictures];
  return [...new Map(all.map((picture) => [picture.attachmentId, picture])).values()];
}

/**
 * Returns the parts without which it cannot be published (BO-49): its names, its story in Russian, to which other languages fall back, and
 * its cover.
 */
export function missingOf(content: CollectionContent): string[] {
  const { nameUz, nameRu, nameEn, descriptionRu, cover } = content;
  const missing: [string, boolean][] = [
    ['name', [nameUz, nameRu, nameEn].some((name) => name.trim() === '')],
    ['description', descriptionRu.trim() === ''],
    ['cover', cover === null],
    ['alt', picturesOf(content).some(({ altRu }) => altRu.trim() === '')],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([name]) => name);
}

export const collectionRowToStaff = (row: StaffCollectionListRow): StaffCollectionRow => ({
  id: row.id,
  state: row.state,
  nameUz: row.name.uz,
  nameRu: row.name.ru,
  nameEn: row.name.en,
  cover: attachmentRef(row.coverKey),
  models: row.models,
  languages: (['ru', 'uz', 'en'] as const).filter(
    (language) => row.name[language] !== '' && row.description[language] !== '',
  ),
  updatedAt: row.updatedAt.toISOString(),
  draftVersion: row.draftVersion,
  publishAt: row.publishAt?.toISOString() ?? null,
});

export const nameOfNew = (given: { nameUz: string; nameRu: string; nameEn: string }): LocalizedText => ({
  uz: given.nameUz.trim(),
  ru: given.nameRu.trim(),
  en: given.nameEn.trim(),
});

export const namesOf = ({ nameUz, nameRu, nameEn }: StaffCollectionRow): string[] => [nameUz, nameRu, nameEn];
