import { useEffect } from 'react';
import {
  Form,
  useLoaderData,
  useNavigate,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Drawing } from '#ui/pictures/drawing.tsx';
import { Empty } from '#ui/empty.tsx';
import { Field } from '#ui/controls/field.tsx';
import { languageOfPath } from '#storefront/links.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { pageMeta, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { maxCompared, replaced } from './compare-rules.ts';
import { storeCompared, readCompared } from './compare-store.ts';
import { CompareTable } from './compare-table.tsx';
import type { CompareData } from './load-compare.ts';
import styles from './compare-page.css?url';

export { loadCompare as loader } from './load-compare.ts';

export const handle = { texts: ['compare', 'product', 'reviews'] } satisfies PageHandle;
export const clientLoader = withTexts('compare', 'product', 'reviews');
export const links = () => [{ rel: 'stylesheet', href: styles }];

export function meta(context: MetaContext) {
  const t = tIn(languageOfPath(context.location.pathname));
  return pageMeta(context, { title: `${t('compare:title')} | Zarona`, noindex: true });
}

/** Switching between the differences and all facts does not reload the products. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const comparisonOf = (url: URL) =>
    `${url.pathname} ${url.searchParams.get('ids')} ${url.searchParams.get('add')}`;
  return comparisonOf(currentUrl) !== comparisonOf(nextUrl);
}

export default function ComparePage() {
  const { view, wanted, unknown } = useLoaderData<CompareData>();
  const { t, links } = usePage();
  const [search] = useSearchParams();
  const ids = view.columns.map(({ id }) => id);
  useOwnList(ids);
  const onlyDifferences = search.get('only') === 'differences';
  return (
    <div className="compare">
      <header className="container compare-head">
        <h1 className="d2">{t('compare:title')}</h1>
        {ids.length > 1 && (
          <Link
            className={buttonClass('text')}
            to={links.compare(ids, onlyDifferences ? '' : 'only=differences')}
            preventScrollReset
            replace
          >
            {t(onlyDifferences ? 'compare:everything' : 'compare:onlyDifferences')}
          </Link>
        )}
      </header>
      {wanted && <NoRoom view={view} wanted={wanted} />}
      {ids.length === 0 ? (
        <div className="container">
          <Empty drawing={<Scales />} title={t('compare:empty')}>
            <p className="ink-2 measure">{t('compare:emptyHint')}</p>
            <Link to={links.catalog()} className={buttonClass('primary')}>
              {t('compare:toCatalog')}
            </Link>
          </Empty>
        </div>
      ) : (
        <CompareTable view={view} onlyDifferences={onlyDifferences} />
      )}
      {ids.length < maxCompared && <AddForm ids={ids} unknown={unknown} />}
    </div>
  );
}

/** Shown for a fifth product: which one to replace with it. */
function NoRoom({ view, wanted }: Pick<CompareData, 'view'> & { wanted: { id: number; name: string } }) {
  const { t, links } = usePage();
  const ids = view.columns.map(({ id }) => id);
  return (
    <div className="container compare-full" role="alert">
      <p>{t('compare:full', { name: wanted.name })}</p>
      <ul>
        {view.columns.map(({ id, name }) => {
          const next = replaced(ids, { drop: id, take: wanted.id });
          return (
            <li key={id}>
              <Link to={links.compare(next)} onClick={() => storeCompared(next)}>
                {t('compare:insteadOf', { name })}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function AddForm({ ids, unknown }: { ids: readonly number[]; unknown: string | null }) {
  const { t, links } = usePage();
  return (
    <Form className="container compare-add" action={links.compare()}>
      {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
      <Field
        label={t('compare:add')}
        helper={t('compare:addHint')}
        name="add"
        required
        autoComplete="off"
        defaultValue={unknown ?? ''}
        error={unknown === null ? undefined : t('compare:unknown')}
      />
      <Button kind="secondary" type="submit">
        {t('compare:addButton')}
      </Button>
    </Form>
  );
}

/** A jeweler's scales, empty. */
function Scales() {
  return (
    <Drawing width={144} height={112}>
      <path d="M72 16v84M48 100h48M28 32c20-10 68-10 88 0" />
      <path d="M28 32 12 68h32L28 32ZM116 32l-16 36h32l-16-36Z" />
      <path d="M12 68c2 9 30 9 32 0M100 68c2 9 30 9 32 0M72 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z" />
    </Drawing>
  );
}

/**
 * Without ids in its address the page shows this browser's list. Products added to that list here are stored; a list
 * received from somebody else is not.
 */
function useOwnList(ids: readonly number[]): void {
  const { links } = usePage();
  const go = useNavigate();
  const text = ids.join(',');
  useEffect(() => {
    const own = readCompared();
    if (own.length === 0) return;
    if (text === '') void go(links.compare(own), { replace: true });
    else if (own.every((id) => text.split(',').includes(String(id))))
      storeCompared(text.split(',').map(Number));
    // oxlint-disable-next-line react/exhaustive-deps -- each list is handled once, whatever else changes on the page
  }, [text]);
}
