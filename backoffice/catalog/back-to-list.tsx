import { Link } from 'react-router';
import { useCameFrom } from '../kit/list/came-from.ts';
import { useWords } from '../kit/words.tsx';
import { type CatalogTab, catalogTabs } from './catalog-tabs.ts';

/** A link from a record to its list, as the user left it; `[` and `]` open the neighbouring records of that list. */
export function BackToList({ tab, record }: { tab: CatalogTab; record: string }) {
  const { t } = useWords();
  const list = useCameFrom(catalogTabs[tab], record);
  return (
    <p className="meta">
      <Link className="text-link" to={list}>
        {t('bo-catalog:backToList')}
      </Link>
    </p>
  );
}
