import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { Chips } from './filters/chips.tsx';
import { relaxationWords } from './filters/filter-words.ts';
import { LaterFilters } from './filters/later-filters.tsx';
import { ListingTray } from './listing-tray.tsx';
import type { ListingData } from './load-listing.ts';
import { ReadingNote } from './reading/reading-note.tsx';
import { SortForm } from './sort-form.tsx';
import { useFilterSheet } from './filters/use-filter-sheet.ts';
import { useListing, type ListingNavigation } from './use-listing.ts';
import { useMoreTiles } from './tiles/use-more-tiles.ts';
import './listing.css';

/** Few lists are empty, so the browser loads this code only for those. */
const EmptyListing = import.meta.env.SSR
  ? (await import('./empty-listing.tsx')).EmptyListing
  : lazy(async () => ({ default: (await import('./empty-listing.tsx')).EmptyListing }));

/** Loaded only for shoppers who choose this view of stones. */
const StonesTable = import.meta.env.SSR
  ? (await import('./stones/stones-table.tsx')).StonesTable
  : lazy(async () => ({ default: (await import('./stones/stones-table.tsx')).StonesTable }));

interface Props {
  data: ListingData;
  title: string;
  crumbs: Crumb[];
  /** Replaces the page's breadcrumbs and heading above the list; the title then belongs to the list. */
  opening?: ReactNode;
  /** Shown below the list, never above it (PLP-12). */
  description?: string;
}

/** A list of models with its filters: of a category, a search, or the whole catalogue. Its texts are in `catalog`. */
export function Listing({ data, title, crumbs, opening, description }: Props) {
  const { t } = usePage();
  const listing = useListing(data);
  const sheet = useFilterSheet();
  return (
    <div className="listing" data-results={data.models}>
      {opening}
      <header className="listing-head container">
        {opening === undefined ? (
          <>
            <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} link={Link} />
            <h1 className="h1">{title}</h1>
          </>
        ) : (
          <h2 className="h1">{title}</h2>
        )}
        {data.models > 0 && <Line data={data} listing={listing} />}
        {data.reading && <ReadingNote reading={data.reading} />}
        <output className="visually-hidden">
          {listing.isLoading ? '' : t('catalog:found', { count: data.pieces })}
        </output>
      </header>
      <div className="listing-chips">
        <Chips data={data} listing={listing} onNear={sheet.bring} onOpen={sheet.open} />
      </div>
      <div className="listing-columns container">
        <aside className="listing-filters" id="filters">
          <a className="listing-filters-close button button-secondary" href="#content">
            {t('catalog:closeFilters')}
          </a>
          <LaterFilters
            data={data}
            query={listing.query}
            onQuery={listing.apply}
            path={listing.path}
            hrefOf={listing.hrefOf}
          />
        </aside>
        <section className="listing-results" aria-busy={listing.isLoading} aria-label={title}>
          {data.models === 0 ? (
            <Suspense>
              <EmptyListing data={data} listing={listing} wordsOf={relaxationWords} />
            </Suspense>
          ) : (
            <Results data={data} listing={listing} />
          )}
        </section>
      </div>
      {description !== undefined && description !== '' && data.page === 1 && (
        <div className="listing-text container">
          <p className="measure">{description}</p>
        </div>
      )}
      {sheet.Sheet && <sheet.Sheet data={data} listing={listing} {...sheet.state} />}
    </div>
  );
}

/** The number of results, the view, and the sort order. */
function Line({ data, listing }: { data: ListingData; listing: ListingNavigation }) {
  const { t } = usePage();
  return (
    <div className="listing-line">
      <p className="listing-count">
        {data.weights === null
          ? t('catalog:looseStones', { count: data.pieces })
          : `${t('catalog:pieces', { count: data.pieces })} · ${t('catalog:models', { count: data.models })}`}
      </p>
      {data.otherView && (
        <Link className="button button-text" to={data.otherView.href} preventScrollReset>
          {data.otherView.label}
        </Link>
      )}
      <SortForm listing={listing} />
    </div>
  );
}

function Results({ data, listing }: { data: ListingData; listing: ListingNavigation }) {
  const { t } = usePage();
  const { query, hrefOf } = listing;
  const moreLink = useRef<HTMLAnchorElement>(null);
  const more = useMoreTiles(data, { query: { ...query, page: data.page }, hrefOf, nearLink: moreLink });
  return (
    <>
      {data.page > 1 && (
        <p className="listing-more">
          <Link className="button button-secondary" to={hrefOf({ ...query, page: data.page - 1 })} rel="prev">
            {t('catalog:showPrevious')}
          </Link>
        </p>
      )}
      {data.table ? (
        <Suspense>
          <StonesTable table={data.table} />
        </Suspense>
      ) : (
        <ListingTray data={data} tiles={[...data.tiles, ...more.tiles]} />
      )}
      {more.next && (
        <p className="listing-more">
          <Link
            ref={moreLink}
            className="button button-secondary"
            to={hrefOf(more.next)}
            rel="next"
            aria-busy={more.isLoading || undefined}
            onClick={(event) => {
              if (data.table) return;
              event.preventDefault();
              more.load();
            }}
          >
            {t('catalog:showMore', { count: Math.min(24, data.models - (more.next.page - 1) * 24) })}
          </Link>
          <span className="meta ink-2">
            {t('catalog:pageOf', { page: more.next.page - 1, pages: data.pages })}
          </span>
        </p>
      )}
    </>
  );
}
