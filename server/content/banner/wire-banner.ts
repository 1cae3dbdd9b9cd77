import { Compile } from 'typebox/compile';
import {
  BannerContent,
  type BannerOverlap,
  type LinkTarget,
  type StaffBannerRow,
} from '#contract/admin/content/banner.ts';
import { attachmentRef } from '#server/attachment/url.ts';
import type { Overlap, BannerPlacement } from './covered-by.ts';
import type { LinkTargetRow } from './queries-link.ts';
import type { BannerRecordRow, BannerValues, Cut, StaffBannerListRow } from './queries-banner.ts';

const stored = Compile(BannerContent);

export const readBannerContent = (body: unknown): BannerContent => stored.Parse(body);

export const contentOfBanner = (row: BannerRecordRow, cuts: readonly Cut[]): BannerContent => ({
  placement: row.placement,
  titleUz: row.title.uz,
  titleRu: row.title.ru,
  titleEn: row.title.en,
  textUz: row.body.uz,
  textRu: row.body.ru,
  textEn: row.body.en,
  altUz: row.alt.uz,
  altRu: row.alt.ru,
  altEn: row.alt.en,
  link: row.link,
  serialNumber: row.serialNumber,
  activeFrom: row.activeFrom?.toISOString() ?? null,
  activeTo: row.activeTo?.toISOString() ?? null,
  pictures: [...cuts],
  videoId: row.videoId,
});

/** Converts the content to the columns of a banner's row. */
export const valuesOf = (content: BannerContent): BannerValues => ({
  placement: content.placement,
  title: { uz: content.titleUz, ru: content.titleRu, en: content.titleEn },
  body: { uz: content.textUz, ru: content.textRu, en: content.textEn },
  alt: { uz: content.altUz, ru: content.altRu, en: content.altEn },
  link: content.link,
  serialNumber: content.serialNumber,
  activeFrom: content.activeFrom,
  activeTo: content.activeTo,
  videoId: content.videoId,
  cuts: content.pictures,
});

/** Returns the ids of its pictures and its video. */
export const attachmentsOf = ({ pictures, videoId }: BannerContent): number[] => [
  ...pictures.map(({ attachmentId }) => attachmentId),
  ...(videoId === null ? [] : [videoId]),
];

/** Returns the parts without which it cannot be published (BO-49). */
export const missingOf = ({ placement, titleRu, altRu, pictures }: BannerContent): string[] => [
  ...(titleRu.trim() === '' ? ['title'] : []),
  // the banner of the catalogue's page has no picture
  ...(pictures.length === 0 && placement !== 'CATALOG' ? ['cover'] : []),
  ...(pictures.length > 0 && altRu.trim() === '' ? ['alt'] : []),
];

export function bannerRowToStaff(
  row: StaffBannerListRow,
  {
    phase,
    coveredBy,
    overlaps,
  }: Pick<StaffBannerRow, 'phase' | 'overlaps'> & { coveredBy: StaffBannerListRow | undefined },
): StaffBannerRow {
  return {
    id: row.id,
    state: row.state,
    placement: row.placement,
    titleUz: row.title.uz,
    titleRu: row.title.ru,
    titleEn: row.title.en,
    languages: (['ru', 'uz', 'en'] as const).filter((language) => row.title[language] !== ''),
    picture: attachmentRef(row.pictureKey),
    activeFrom: row.activeFrom?.toISOString() ?? null,
    activeTo: row.activeTo?.toISOString() ?? null,
    phase,
    coveredBy: coveredBy?.title.ru ?? null,
    overlaps,
    draftVersion: row.draftVersion,
    publishAt: row.publishAt?.toISOString() ?? null,
  };
}

export const overlapToWire = (overlap: Overlap<StaffBannerListRow>): BannerOverlap => ({
  id: overlap.banner.id,
  titleUz: overlap.banner.title.uz,
  titleRu: overlap.banner.title.ru,
  titleEn: overlap.banner.title.en,
  from: overlap.from?.toISOString() ?? null,
  to: overlap.to?.toISOString() ?? null,
  isBefore: overlap.isBefore,
});

/** Returns a banner's place and period from its content. */
export const placementOf = (
  id: number,
  { placement, activeFrom, activeTo }: BannerContent,
): BannerPlacement => ({
  id,
  placement,
  state: 'ACTIVE',
  activeFrom: activeFrom === null ? null : new Date(activeFrom),
  activeTo: activeTo === null ? null : new Date(activeTo),
});

export const linkTargetToWire = ({ kind, path, name }: LinkTargetRow): LinkTarget => ({
  kind,
  path,
  nameUz: name.uz || name.ru,
  nameRu: name.ru,
  nameEn: name.en || name.ru,
});
