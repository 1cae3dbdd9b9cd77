import type { StaffWord, WordColumn } from '#contract/admin/catalog/word.ts';
import { Swatch } from '#ui/pictures/swatch.tsx';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { Status } from '../../kit/status.tsx';
import { type T, useWords } from '../../kit/words.tsx';
import type { DeclaredList } from '../../shell/list/declared-list.ts';
import { nameIn } from '../../shell/stores.ts';
import type { WordList } from './word-form.ts';

export const wordsList: DeclaredList<WordColumn> = {
  name: 'words',
  path: '/catalog/words',
  address: { words: ['q', 'sort', 'list'], switches: ['hidden', 'inMenu', 'unused'], sort: 'position' },
  columns: ['name', 'list', 'offered', 'facts', 'uses', 'code'],
};

/** The words of one list, or of all of them, with the columns that say something about them. */
export function wordsOf(list: WordList | null): DeclaredList<WordColumn> {
  if (list === null) return { ...wordsList, defaultColumns: ['name', 'list', 'offered', 'uses', 'code'] };
  const isMetal = list === 'metals' || list === 'precious-metals';
  return {
    ...wordsList,
    defaultColumns: ['name', 'offered', ...(isMetal ? ['facts' as const] : []), 'uses', 'code'],
  };
}

/** What uses the words of a list. */
const usersOf = {
  occasions: 'models',
  styles: 'models',
  'precious-metals': 'metals',
  metals: 'models',
  'stone-kinds': 'stones',
  shapes: 'stones',
} as const satisfies Record<WordList, string>;

const factsHead = (list: WordList | null, t: T): string => {
  if (list === 'metals') return t('bo-catalog:words.field.colorCount');
  return t(list === 'precious-metals' ? 'bo-catalog:words.field.probes' : 'bo-catalog:words.facts');
};

export function useWordColumns(
  list: WordList | null,
  onEdit: (word: StaffWord) => void,
): Readonly<Record<WordColumn, ListColumn<StaffWord>>> {
  const { t, language } = useWords();
  return {
    name: {
      head: t('bo-catalog:name'),
      cell: (word) => (
        <button type="button" className="row-link text-link" onClick={() => onEdit(word)}>
          {nameIn(word, language)}
        </button>
      ),
    },
    list: {
      head: t('bo-catalog:words.of'),
      className: 'ink-2',
      cell: ({ list: of }) => t(`bo-catalog:words.list.${of}`),
    },
    offered: {
      head: t('bo-catalog:words.offered'),
      cell: ({ isHidden, menuPosition }) => (
        <>
          <Status tone={isHidden ? 'over' : 'done'}>
            {t(isHidden ? 'bo-catalog:words.isHidden' : 'bo-catalog:words.isOffered')}
          </Status>
          {menuPosition !== null && (
            <span className="meta ink-2"> {t('bo-catalog:words.inMenu', { n: menuPosition })}</span>
          )}
        </>
      ),
    },
    facts: {
      head: factsHead(list, t),
      cell: ({ list: of, colors, probes }) =>
        of === 'metals' ? <Swatch colors={colors} /> : probes.join(', '),
    },
    uses: {
      head: t(list === null ? 'bo-catalog:words.uses' : `bo-catalog:words.${usersOf[list]}`),
      sort: 'uses',
      isNumber: true,
      isLabelled: true,
      cell: ({ uses }) => String(uses),
    },
    code: { head: t('bo-catalog:words.code'), className: 'ink-2', cell: ({ code }) => code },
  };
}
