import { usePage } from '#storefront/shell/page.ts';
import type { ReadingView } from './reading-view.ts';

/** Says what the list shows if it is not exactly what was typed: no query is corrected silently. */
export function ReadingNote({ reading: { shownFor, dropped } }: { reading: ReadingView }) {
  const { t } = usePage();
  if (shownFor === null && dropped.length === 0) return null;
  return (
    <p className="small ink-2" data-corrected={shownFor !== null || undefined}>
      {shownFor !== null && t('catalog:shownFor', { query: shownFor })}{' '}
      {dropped.length > 0 && t('catalog:without', { words: dropped.join(', ') })}
    </p>
  );
}
