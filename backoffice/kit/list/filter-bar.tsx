import { Fragment, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChoiceMenu } from '../choice-menu.tsx';
import { useWords } from '../words.tsx';

export interface ListFilter {
  /** Name of the filter's parameter in the address. */
  name: string;
  label: string;
  /** Always shown; other filters are added by name. */
  isAlwaysShown?: boolean;
  node: ReactNode;
}

/** The filters of a list in one line: those that are always shown, those in the address, and those that were added. */
export function FilterBar({ filters }: { filters: readonly ListFilter[] }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const [added, setAdded] = useState<readonly string[]>([]);
  const shown = filters.filter(
    ({ name, isAlwaysShown }) => isAlwaysShown || search.has(name) || added.includes(name),
  );
  const further = filters.filter((filter) => !shown.includes(filter));
  return (
    <div className="bar filters">
      {shown.map(({ name, node }) => (
        <Fragment key={name}>{node}</Fragment>
      ))}
      {further.length > 0 && (
        <ChoiceMenu
          label={t('bo-shell:list.addFilter')}
          mode="single"
          options={further.map(({ name, label }) => ({ id: name, label }))}
          chosen={[]}
          onChange={(chosen) => setAdded([...added, ...chosen])}
          isPlain
        />
      )}
    </div>
  );
}
