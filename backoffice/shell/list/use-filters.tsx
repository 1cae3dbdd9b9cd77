import { useWords } from '../../kit/words.tsx';
import type { ListFilter } from '../../kit/list/filter-bar.tsx';
import { DayFilter, SwitchFilter, WordFilter } from '../../kit/list/list-filters.tsx';
import { TextFilter } from './text-filter.tsx';
import { NumberFilter } from '../../kit/list/number-filter.tsx';

interface Option {
  id: string;
  label: string;
}

/** Functions that create the filters of a list: each with its parameter in the address and its label. */
export function useFilterMakers() {
  const { t } = useWords();
  const limits = (name: string, label: string, kind: 'day' | 'range'): ListFilter[] =>
    (['From', 'To'] as const).map((end) => {
      const of = {
        name: `${name}.${end.toLowerCase()}`,
        label: t(`bo-shell:list.${kind}${end}`, { column: label }),
      };
      return { ...of, node: kind === 'day' ? <DayFilter {...of} /> : <NumberFilter {...of} /> };
    });
  return {
    /** Any of several values. */
    word: (name: string, label: string, options: readonly Option[]): ListFilter => ({
      name,
      label,
      node: <WordFilter name={name} label={label} options={options} />,
    }),
    /** One of several values. */
    one: (name: string, label: string, options: readonly Option[]): ListFilter => ({
      name,
      label,
      node: <WordFilter name={name} label={label} options={options} mode="single" />,
    }),
    /** A switch; `yes` is the text shown when it is on. */
    flag: (name: string, label: string, yes: string): ListFilter => ({
      name,
      label,
      node: <SwitchFilter label={label} options={[{ id: name, label: yes }]} />,
    }),
    /** The typed number of a record, such as that of an order; several separated by commas. */
    named: (name: string, label: string): ListFilter => ({
      name,
      label,
      node: (
        <TextFilter
          name={name}
          label={label}
          tidy={(typed) =>
            typed
              .toUpperCase()
              .replaceAll(/[^A-Z0-9_,-]/g, '')
              .replaceAll(/^,+|,+$|,(?=,)/g, '')
          }
        />
      ),
    }),
    /** A range of days. */
    days: (name: string, label: string) => limits(name, label, 'day'),
    /** A range of numbers. */
    numbers: (name: string, label: string) => limits(name, label, 'range'),
  };
}

/** A filter that is always shown. */
export const alwaysShown = (filter: ListFilter): ListFilter => ({ ...filter, isAlwaysShown: true });
