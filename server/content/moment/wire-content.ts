import { Compile } from 'typebox/compile';
import {
  MomentContent,
  type PlacedPicture,
  type StaffMomentRow,
  type StaffScene,
} from '#contract/admin/content/moment.ts';
import { StoredScenes } from '#contract/catalog/moment.ts';
import type { AttachmentRow } from '#server/attachment/attachment-row.ts';
import { attachmentRef } from '#server/attachment/url.ts';
import { names } from '#server/kit/wire.ts';
import { placed } from '../picture/wire-picture.ts';
import type { MomentValues, PublishedMomentRow, StaffMomentListRow } from './queries-staff-moments.ts';
import { productOfSlug, slugOfMoment } from './wire-moment.ts';

const stored = Compile(MomentContent);
const storedScenes = Compile(StoredScenes);

export const readMomentContent = (body: unknown): MomentContent => stored.Parse(body);

/** Returns the ids of a moment's stored pictures. */
export const pictureIdsOf = ({ coverId, scenes }: PublishedMomentRow): number[] =>
  [coverId, ...storedScenes.Parse(scenes).map(({ attachmentId }) => attachmentId)].filter(
    (id) => id !== null,
  );

/** Scenes are JSON in the database; malformed ones are a bug and throw. */
export function contentOfMoment(row: PublishedMomentRow, pictures: readonly AttachmentRow[]): MomentContent {
  const { title, lead, practical } = row;
  const practicalText = row.practicalText ?? { uz: '', ru: '', en: '' };
  return {
    product: productOfSlug(row.slug),
    titleUz: title.uz,
    titleRu: title.ru,
    titleEn: title.en,
    leadUz: lead.uz,
    leadRu: lead.ru,
    leadEn: lead.en,
    cover: placed(pictures, row.coverId),
    scenes: storedScenes.Parse(row.scenes).map((scene) => ({
      textUz: scene.text.uz,
      textRu: scene.text.ru,
      textEn: scene.text.en,
      picture: placed(pictures, scene.attachmentId),
      hotspots: scene.hotspots ?? [],
      productIds: scene.productIds ?? [],
    })),
    practicalUz: practical.uz,
    practicalRu: practical.ru,
    practicalEn: practical.en,
    practicalTextUz: practicalText.uz,
    practicalTextRu: practicalText.ru,
    practicalTextEn: practicalText.en,
    categoryId: row.categoryId,
  };
}

/** Converts the content to the columns of a moment's row. */
export const valuesOf = (content: MomentContent): MomentValues => ({
  slug: slugOfMoment(content.product),
  title: { uz: content.titleUz, ru: content.titleRu, en: content.titleEn },
  lead: { uz: content.leadUz, ru: content.leadRu, en: content.leadEn },
  scenes: scenesOf(content),
  practical: { uz: content.practicalUz, ru: content.practicalRu, en: content.practicalEn },
  practicalText: { uz: content.practicalTextUz, ru: content.practicalTextRu, en: content.practicalTextEn },
  coverId: content.cover?.attachmentId ?? null,
  categoryId: content.categoryId,
});

export const scenesOf = ({ scenes }: MomentContent): StoredScenes =>
  scenes.map((scene) => ({
    text: { uz: scene.textUz, ru: scene.textRu, en: scene.textEn },
    attachmentId: scene.picture?.attachmentId ?? null,
    productIds: modelsOfScene(scene),
    hotspots: scene.hotspots,
  }));

/** Returns the models under the picture, then those that only its hotspots have. */
const modelsOfScene = ({ productIds, hotspots }: StaffScene): number[] => [
  ...new Set([...productIds, ...hotspots.map(({ productId }) => productId)]),
];

/** Returns the models of a story in order, without duplicates. */
export const productIdsOf = ({ scenes }: MomentContent): number[] => [
  ...new Set(scenes.flatMap(modelsOfScene)),
];

/** Returns the pictures of the cover and the scenes. A picture used twice has the same text in both places: the last one is stored. */
export function picturesOf({ cover, scenes }: MomentContent): PlacedPicture[] {
  const all = [cover, ...scenes.map(({ picture }) => picture)].filter((picture) => picture !== null);
  return [...new Map(all.map((picture) => [picture.attachmentId, picture])).values()];
}

/**
 * Returns the parts without which it cannot be published (BO-49): texts in Russian, to which every other language falls back, and pictures.
 */
export function missingOf({ titleRu, leadRu, cover, scenes }: MomentContent): string[] {
  const missing: [string, boolean][] = [
    ['title', titleRu.trim() === ''],
    ['lead', leadRu.trim() === ''],
    ['cover', cover === null],
    ['scenes', scenes.length === 0 || scenes.some(({ textRu }) => textRu.trim() === '')],
    ['alt', picturesWithoutWords(scenes, cover)],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([name]) => name);
}

const picturesWithoutWords = (scenes: MomentContent['scenes'], cover: MomentContent['cover']): boolean =>
  [cover, ...scenes.map(({ picture }) => picture)].some(
    (picture) => picture !== null && picture.altRu.trim() === '',
  );

export const momentRowToStaff = (row: StaffMomentListRow): StaffMomentRow => ({
  id: row.id,
  state: row.state,
  archiveAt: row.archiveAt?.toISOString() ?? null,
  product: productOfSlug(row.slug),
  titleUz: row.title.uz,
  titleRu: row.title.ru,
  titleEn: row.title.en,
  cover: attachmentRef(row.coverKey),
  scenes: row.scenes,
  category:
    row.categoryId === null || row.categoryName === null
      ? null
      : { id: row.categoryId, ...names(row.categoryName) },
  languages: (['ru', 'uz', 'en'] as const).filter((language) => row.title[language] !== ''),
  updatedAt: row.updatedAt.toISOString(),
  draftVersion: row.draftVersion,
  publishAt: row.publishAt?.toISOString() ?? null,
});
