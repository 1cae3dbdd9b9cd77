import { useEffect, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { partialLoads } from '#storefront/shell/i18n/texts.ts';
import { Filters } from './filters.tsx';
import { canonicalSearch, type ListingQuery } from '../listing-query.ts';
import { filtersOf, withoutFilters } from '../listing-filters.ts';
import type { ListingData } from '../load-listing.ts';
import type { ListingNavigation } from '../use-listing.ts';
import './filter-sheet.css';

interface Props {
  data: ListingData;
  listing: ListingNavigation;
  open: boolean;
  /** The requested filter, which is scrolled into view. */
  part: string | undefined;
  onClose: () => void;
}

/**
 * The filters on phones: a draft that does not affect the page behind it. The button shows how many pieces it would
 * list, and applies it; Back and the close button discard it (PLP-3).
 */
export function FilterSheet({ data, listing, open, part, onClose }: Props) {
  const { t } = usePage();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="full"
      title={t('catalog:filters')}
      closeLabel={t('catalog:closeFilters')}
    >
      {open && <Draft data={data} listing={listing} part={part} onClose={onClose} />}
    </Dialog>
  );
}

function Draft({ data, listing, part, onClose }: Omit<Props, 'open'>) {
  const { t } = usePage();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ListingQuery>(listing.query);
  const { load, ...preview } = useFetcher<{ listing: ListingData }>();
  const body = useRef<HTMLDivElement>(null);
  const search = canonicalSearch(draft);
  const { path, hrefOf } = listing;
  const address = hrefOf(draft);
  const isChanged = search !== data.search;

  useEffect(() => {
    if (!isChanged) return;
    partialLoads.add(address);
    void load(address);
  }, [isChanged, address, load]);
  useEffect(() => {
    if (part === undefined) return;
    const group = body.current
      ?.querySelector(`[name="${part === 'price' ? 'minPrice' : part}"]`)
      ?.closest('details');
    // the dialog around it opens after this
    const frame = requestAnimationFrame(() => group?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [part]);

  const counted = isChanged ? preview.data?.listing : data;
  const isStale = isChanged && (preview.state !== 'idle' || counted?.search !== search);
  const apply = () => {
    // the sheet's own history entry becomes that of the new list, so that Back leads to the previous list
    if (isChanged) void navigate(address, { replace: true });
    else onClose();
  };
  return (
    <div className="filter-sheet" ref={body}>
      <Filters data={counted ?? data} query={draft} onQuery={setDraft} path={path} hrefOf={hrefOf} />
      <div className="filter-sheet-foot">
        {filtersOf(draft).length > 0 && (
          <Button kind="text" type="button" onClick={() => setDraft(withoutFilters(draft))}>
            {t('catalog:clearAll')}
          </Button>
        )}
        <Button type="button" className="filter-sheet-apply" loading={listing.isLoading} onClick={apply}>
          <span aria-live="polite" className={isStale ? 'is-stale' : undefined}>
            {counted === undefined && t('catalog:apply')}
            {counted?.pieces === 0 && t('catalog:nothingSuch')}
            {counted !== undefined &&
              counted.pieces > 0 &&
              t('catalog:showPieces', { count: counted.pieces })}
          </span>
        </Button>
      </div>
    </div>
  );
}
