import type { BannerContent } from '#contract/admin/content/banner.ts';
import { instantOf, localOf } from '../../shell/drafts/local-time.ts';

/** Places that the shop's pages have. */
export const placements = ['HOME_HERO', 'HOME_STRIP', 'CATALOG'] as const;

/** A banner as the form's fields have it: times are local, an empty text means nothing. */
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
