import type { Media } from '#contract/admin/catalog/media.ts';

/** The screen of a record that uses a picture; null if it has none. */
export function addressOfUse({ place, record }: Media['uses'][number]): string | null {
  switch (place) {
    case 'MODEL':
      return `/models/${record}`;
    case 'PIECE':
      return `/pieces/${record}`;
    case 'PAGE':
      return `/content/pages/${record}`;
    case 'STORE':
      return '/content/stores';
    case 'CATEGORY':
      return '/catalog/categories';
    case 'COLLECTION':
      return '/catalog/collections';
    case 'CERTIFICATE':
    case 'BANNER':
    case 'MOMENT':
    case 'DRAFT':
      return null;
  }
}
