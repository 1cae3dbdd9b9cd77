import { useEffect, useId, useState, useSyncExternalStore, type RefObject } from 'react';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useTexts } from '#storefront/shell/i18n/use-texts.ts';
import { addSearch } from './recent-searches.ts';
import { SearchStart } from './search-start.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { SuggestionsView } from './suggestions-view.ts';
import { useCombobox } from './use-combobox.ts';
import { minLetters, useSuggestions, type Suggested } from './use-suggestions.ts';
import styles from './live-search.css?url';

interface Props {
  /** The field of a form that also works without this code; it stays in place and gets the attributes of a combobox. */
  field: RefObject<HTMLInputElement | null>;
  inSheet: boolean;
}

/** Suggestions while the visitor types: below the field in the sheet, over the content on a page. */
export function LiveSearch({ field, inSheet }: Props) {
  const hasWords = useTexts('search', true);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      {hasWords && <Live field={field} inSheet={inSheet} />}
    </>
  );
}

function Live({ field, inSheet }: Props) {
  const { t, links } = usePage();
  const listId = useId();
  const typed = useTyped(field);
  const suggested = useSuggestions(typed);
  const { view, query } = suggested;
  const count = view === null ? 0 : countOf(view);
  const box = useCombobox(field, { listId, view: count > 0 ? view : null, typed, isAlwaysNear: inSheet });
  useNotedSearches(field);
  const isLongEnough = typed.length >= minLetters;
  return (
    <div className={inSheet ? 'live' : 'live live-over'} hidden={!inSheet && (!isLongEnough || box.isClosed)}>
      <Status suggested={suggested} count={isLongEnough ? count : 0} />
      {view !== null && view.shownFor !== null && count > 0 && (
        <p className="live-read">{t('search:shownFor', { query: view.shownFor })}</p>
      )}
      {view !== null && count > 0 && (
        <SuggestionList
          listId={listId}
          view={view}
          activeId={box.activeId}
          isOpen={box.isOpen}
          allHref={links.catalog(new URLSearchParams({ q: query }).toString())}
          onAll={() => addSearch(query)}
          isReplacing={inSheet}
        />
      )}
      {isLongEnough && count === 0 && <Words suggested={suggested} isReplacing={inSheet} />}
      {inSheet && (!isLongEnough || (count === 0 && view !== null)) && (
        <SearchStart isFresh={!isLongEnough} field={field} />
      )}
    </div>
  );
}

/** The text of the field, with whitespace normalized. */
function useTyped(field: RefObject<HTMLInputElement | null>): string {
  const [follow] = useState(() => (listener: () => void) => {
    const input = field.current;
    input?.addEventListener('input', listener);
    return () => input?.removeEventListener('input', listener);
  });
  const value = useSyncExternalStore(follow, () => field.current?.value ?? '');
  return value.trim().replaceAll(/\s+/g, ' ');
}

/** Stores the text of each submitted search. */
function useNotedSearches(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const form = field.current?.form;
    const note = () => addSearch(field.current?.value ?? '');
    form?.addEventListener('submit', note);
    return () => form?.removeEventListener('submit', note);
  }, [field]);
}

/** Announces the number of suggestions to screen readers. */
function Status({ suggested, count }: { suggested: Suggested; count: number }) {
  const { t } = usePage();
  const { problem, view, isLoading } = suggested;
  const words =
    problem !== null
      ? t(`search:${problem}`)
      : count > 0
        ? t('search:found', { count })
        : view !== null && !isLoading
          ? t('search:nothing')
          : '';
  return <output className="visually-hidden">{words}</output>;
}

/** Shown when there are no suggestions. */
function Words({ suggested, isReplacing }: { suggested: Suggested; isReplacing: boolean }) {
  const { t, links } = usePage();
  const { problem, view, query } = suggested;
  if (problem !== null) return <p className="live-words">{t(`search:${problem}`)}</p>;
  if (view === null) return <p className="live-words live-waiting">{t('search:looking')}</p>;
  const nothing = t('search:nothingFor', { query });
  if (view.otherQueries.length === 0)
    return <p className="live-words">{`${nothing} ${t('search:trySpelling')}`}</p>;
  return (
    <>
      <p className="live-words">{`${nothing} ${t('search:maybe')}`}</p>
      <ul className="live-queries">
        {view.otherQueries.map((other) => (
          <li key={other}>
            <Link
              className="chip"
              to={links.catalog(new URLSearchParams({ q: other }).toString())}
              replace={isReplacing}
            >
              {other}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const countOf = ({ pieces, models, sections, articles }: SuggestionsView): number =>
  pieces.length + models.length + sections.length + articles.length;
