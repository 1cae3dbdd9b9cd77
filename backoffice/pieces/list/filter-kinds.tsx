import type { ListFilter } from '../../kit/list/filter-bar.tsx';
import { DayFilter, SwitchFilter, WordFilter } from '../../kit/list/list-filters.tsx';
import { NumberFilter } from '../../kit/list/number-filter.tsx';
import { useWords } from '../../kit/words.tsx';
import { type Named, nameIn } from '../../shell/stores.ts';
import { pieceRanges } from './list-query.ts';

interface Option {
  id: string;
  label: string;
}

/** Creates the filters of the list by the kind of their options, with the texts of the options. */
export function useFilterKinds() {
  const { t, language } = useWords();
  const labelOf = useFilterLabel();
  const filter = (name: string, node: (label: string) => ListFilter['node']): ListFilter => {
    const label = labelOf(name);
    return { name, label, node: node(label) };
  };
  return {
    /** Options that have texts. */
    named: (group: string, words: readonly string[]): Option[] =>
      words.map((id) => ({ id, label: t(`bo-pieces:${group}.${id}`) })),
    /** Options with names from the shop. */
    called: <Thing extends Named>(
      things: readonly Thing[],
      idOf: (thing: Thing) => string | number,
    ): Option[] => things.map((thing) => ({ id: String(idOf(thing)), label: nameIn(thing, language) })),
    word: (name: string, options: readonly Option[], mode: 'single' | 'multiple' = 'multiple') =>
      filter(name, (label) => <WordFilter name={name} mode={mode} label={label} options={options} />),
    switches: (name: string, options: readonly Option[]) =>
      filter(name, (label) => <SwitchFilter label={label} options={options} />),
    day: (name: string) => filter(name, (label) => <DayFilter name={name} label={label} />),
    /** A lower and an upper limit. */
    range: (name: string) =>
      ['from', 'to'].map((end) =>
        filter(`${name}.${end}`, (label) => (
          <NumberFilter name={`${name}.${end}`} label={label} isDecimal={name !== 'price'} />
        )),
      ),
  };
}

/** The label of a filter's button. */
export function useFilterLabel(): (name: string) => string {
  const { t } = useWords();
  const labels: Record<string, string> = {
    q: t('bo-pieces:search'),
    state: t('bo-pieces:column.state'),
    storeId: t('bo-pieces:column.place'),
    probe: t('bo-pieces:column.probe'),
    tag: t('bo-pieces:column.tags'),
    withdrawnBecause: t('bo-pieces:withdrawnBecause'),
    categoryId: t('bo-pieces:category'),
    collectionId: t('bo-pieces:collection'),
    metal: t('bo-pieces:metal'),
    marks: t('bo-pieces:marks'),
    heldBy: t('bo-pieces:heldBy'),
    priceSource: t('bo-pieces:priceSource'),
    'receivedOn.from': t('bo-pieces:receivedFrom'),
    'receivedOn.to': t('bo-pieces:receivedTo'),
    'certificate.is': t('bo-pieces:column.certificate'),
  };
  return (name) => {
    const [range = '', end] = name.split('.');
    if (!pieceRanges.includes(range)) return labels[name] ?? t(`bo-pieces:mark.${name}`);
    return t(`bo-shell:list.range${end === 'from' ? 'From' : 'To'}`, {
      column: t(`bo-pieces:range.${range}`),
    });
  };
}
