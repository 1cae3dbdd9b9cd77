import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { pathWithoutLanguage } from '#storefront/links.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useTexts } from '#storefront/shell/i18n/use-texts.ts';
import { readIds } from './compare-rules.ts';
import { onCompareChange, storedCompare, noStoredCompare } from '#storefront/shell/compare-storage.ts';
import styles from './compare-bar.css?url';

/** Pages for another task, where the bar is not shown. */
const elsewhere = /^\/(?:cart|checkout|compare|login|reviews\/write)(?:\/|$)/;

/** A link to the comparison, shown as soon as two products are chosen. */
export function CompareBar() {
  const { t, links } = usePage();
  const { pathname } = useLocation();
  const hasWords = useTexts('compare', true);
  const ids = readIds(useSyncExternalStore(onCompareChange, storedCompare, noStoredCompare));
  if (!hasWords || ids.length < 2 || elsewhere.test(pathWithoutLanguage(pathname))) return null;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="later" />
      <p className="compare-bar" role="status">
        <Link to={links.compare(ids)}>{t('compare:open', { count: ids.length })}</Link>
      </p>
    </>
  );
}
