import { Qosh } from '#ui/brand/brand.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { ListingData } from '../load-listing.ts';

/** Number of cells before the editorial one, which is the ninth (ui.md 3.5). */
export const cellsBefore = 8;

/** One cell of text among the pictures: how to measure what is listed here, or the collection that most of the list belongs to. */
export function EditorialCell({ data }: { data: ListingData }) {
  const { t, links } = usePage();
  const topic = topicOf(data);
  if (topic !== null) {
    return (
      <li className="tray-wide editorial editorial-pista">
        <p className="h2">{t(`catalog:${topic}CellTitle`)}</p>
        <p className="small">{t(`catalog:${topic}CellText`)}</p>
      </li>
    );
  }
  const collection = mainCollection(data);
  if (!collection) return null;
  return (
    <li className="tray-wide editorial editorial-shahtut">
      <Qosh />
      <p className="h2">{t('catalog:collectionCellTitle', { name: collection.label })}</p>
      <Link className="editorial-link" to={links.written(`/collections/${collection.value}`)}>
        {t('catalog:collectionCellLink')}
      </Link>
    </li>
  );
}

/** Rings are measured in millimeters, necklaces and bracelets in centimeters. */
function topicOf(data: ListingData): 'ring' | 'length' | 'bracelet' | null {
  const values = (name: string) =>
    data.facets.find((facet) => facet.name === name)?.options.map(({ value }) => Number(value)) ?? [];
  if (values('category').length > 0) return null;
  const [sizes, lengths] = [values('ringSize'), values('length')];
  if (sizes.length > 0 && lengths.length === 0 && values('diameter').length === 0) return 'ring';
  if (lengths.length === 0) return null;
  return Math.max(...lengths) < 30 ? 'bracelet' : 'length';
}

function mainCollection(data: ListingData) {
  const options = data.facets.find(({ name }) => name === 'collection')?.options ?? [];
  return options.toSorted((a, b) => b.count - a.count)[0];
}
