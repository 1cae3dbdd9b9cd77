import { Compile } from 'typebox/compile';
import { BannerContent } from '#contract/admin/banner.ts';
import type { BannerRecordRow, BannerValues, Cut } from './queries-banner.ts';

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

/** The columns of a banner's row that say this. */
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

/** The ids of its pictures and its film. */
export const attachmentsOf = ({ pictures, videoId }: BannerContent): number[] => [
  ...pictures.map(({ attachmentId }) => attachmentId),
  ...(videoId === null ? [] : [videoId]),
];
