import type { ContentPageSlug } from '#storefront/links.ts';
import type { usePage } from '../../page.ts';

interface HelpLink {
  name: string;
  href: string;
  page: ContentPageSlug | 'size-guide';
}

/** The help pages, the most needed first, by their usual names (GLB-8). */
export function helpLinks({ t, links }: Pick<ReturnType<typeof usePage>, 't' | 'links'>): HelpLink[] {
  return [
    { name: t('guide.delivery'), href: links.content('delivery'), page: 'delivery' },
    { name: t('guide.returns'), href: links.content('returns'), page: 'returns' },
    { name: t('guide.payment'), href: links.content('payment'), page: 'payment' },
    { name: t('guide.sizeGuide'), href: links.sizeGuide(), page: 'size-guide' },
    {
      name: t('guide.hallmarks'),
      href: links.content('fineness-and-hallmarks'),
      page: 'fineness-and-hallmarks',
    },
    { name: t('guide.care'), href: links.content('care'), page: 'care' },
    { name: t('guide.contacts'), href: links.content('contacts'), page: 'contacts' },
  ];
}
