import type { BannerContent } from '#contract/admin/content/banner.ts';
import { instantOf, localOf } from '../../shell/drafts/local-time.ts';

/** The places for banners on the shop's pages. */
export const placements = ['HOME_HERO', 'HOME_STRIP', 'CATALOG'] as const;

/** The form's values of a banner: times are local, an empty text means none. */
export interface BannerForm extends Omit<BannerContent, 'activeFrom' | 'activeTo' | 'serialNumber'> {
  activeFrom: string;
  activeTo: string;
  serialNumber: string;
}

export const formOf = (content: BannerContent): BannerForm => ({
  ...content,
  activeFrom: localOf(content.activeFrom),
  activeTo: localOf(content.activeTo),
  serialNumber: content.serialNumber ?? '',
});

export const contentOf = (form: BannerForm): BannerContent => ({
  ...form,
  link: form.link.trim(),
  activeFrom: instantOf(form.activeFrom),
  activeTo: instantOf(form.activeTo),
  serialNumber: form.serialNumber.trim() === '' ? null : form.serialNumber.trim(),
});
