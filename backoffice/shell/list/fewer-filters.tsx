import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatInteger } from '#ui/format.ts';
import { type ListAddress, filtersIn, withFilter } from '../../kit/list/list-address.ts';
import { useWords } from '../../kit/words.tsx';
import type { Counted } from './list-count.tsx';

interface Props {
  address: ListAddress;
  /** A filter's label, as on its button. */
  labelOf: (name: string) => string;
  count: (search: URLSearchParams) => Promise<Counted | null>;
}

interface Fewer {
  name: string;
  search: URLSearchParams;
  found: Counted;
}

/** Maximum number of filters to try, because each needs a separate count. */
const maxTried = 6;

/** Shown without results: which filter to remove, and how many rows there would be. */
export function FewerFilters({ address, labelOf, count }: Props) {
  const { t, language } = useWords();
  const [search] = useSearchParams();
  const words = search.toString();
  const [fewer, setFewer] = useState<{ of: string; list: readonly Fewer[] }>({ of: '', list: [] });
  useEffect(() => {
    let isLeft = false;
    const now = new URLSearchParams(words);
    const names = filtersIn(now, address).slice(0, maxTried);
    // with a single filter, the link to all rows does the same
    if (names.length < 2) return;
    const tried = names.map(async (name) => {
      const without = withFilter(now, name, '');
      return { name, search: without, found: await count(without) };
    });
    void Promise.allSettled(tried).then((results) => {
      const list = results.flatMap((result) => {
        if (result.status === 'rejected' || result.value.found === null) return [];
        const { found } = result.value;
        return found.value > 0 ? [{ ...result.value, found }] : [];
      });
      if (!isLeft) setFewer({ of: words, list });
    });
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address (`words`) determines what to count; the functions are new at each render
  }, [words]);
  if (fewer.of !== words || fewer.list.length === 0) return null;
  return (
    <section className="fewer-filters" aria-label={t('bo-shell:list.dropOne')}>
      <p className="meta ink-2">{t('bo-shell:list.dropOne')}</p>
      <ul>
        {fewer.list
          .toSorted((one, other) => other.found.value - one.found.value)
          .map(({ name, search: without, found }) => (
            <li key={name}>
              <Link to={{ search: without.toString() }}>
                {t('bo-shell:list.withoutFilter', {
                  name: labelOf(name),
                  shown: `${formatInteger(found.value, language)}${found.isExact ? '' : '+'}`,
                })}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
