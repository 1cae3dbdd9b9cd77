import type { Media } from '#contract/admin/catalog/media.ts';
import type { T } from '../../kit/words.tsx';

type Use = Media['uses'][number];

/** For example "model ZR-001". */
export function wordsOfUse({ place, record }: Use, t: T): string {
  const drafted = place === 'DRAFT' ? recordOfDraft(record) : null;
  const named = drafted === null ? record : wordsOfUse(drafted, t);
  return t(`bo-pictures:use.${place}`, { record: named });
}

/** The record whose draft or earlier version uses the picture: `PAGE returns`. */
function recordOfDraft(record: string): Use | null {
  const [place = '', id = ''] = record.split(' ');
  switch (place) {
    case 'PAGE':
    case 'BANNER':
    case 'MOMENT':
    case 'COLLECTION':
      return { place, record: id };
    default:
      return null;
  }
}

/** The screen of a record that uses a picture; null if it has none. */
export function addressOfUse({ place, record }: Use): string | null {
  switch (place) {
    case 'MODEL':
      return `/models/${record}`;
    case 'PIECE':
      return `/pieces/${record}`;
    case 'PAGE':
      return `/content/pages/${record}`;
    case 'BANNER':
      return `/content/banners/${record}`;
    case 'STORE':
      return '/content/stores';
    case 'CATEGORY':
      return '/catalog/categories';
    case 'COLLECTION':
      return '/catalog/collections';
    case 'MOMENT':
      return '/content/moments';
    case 'DRAFT': {
      const drafted = recordOfDraft(record);
      return drafted && addressOfUse(drafted);
    }
    case 'CERTIFICATE':
      return null;
  }
}
