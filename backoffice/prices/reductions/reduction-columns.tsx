import { Link, useNavigate } from 'react-router';
import type {
  PromoCodeColumn,
  PromoCodeRow,
  PromotionColumn,
  PromotionRow,
} from '#contract/admin/prices/reduction.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { formatInteger, formatSom } from '#ui/format.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { usePaletteActions } from '../../shell/palette/palette-actions.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { nameIn } from '../../shell/stores.ts';
import { offWords, periodWords, targetWords, toneOfReduction } from './reduction-words.ts';

type Row = PromotionRow | PromoCodeRow;
type Columns<Name extends string, T> = Readonly<Record<Name, ListColumn<T>>>;

/** The columns common to promotions and promo codes. */
function useCommonColumns(): Columns<
  'state' | 'off' | 'given' | 'targets' | 'period' | 'stacks' | 'setBy',
  Row
> {
  const { t, language } = useWords();
  const head = (name: string) => ({ head: t(`bo-prices:reduction.${name}`) });
  return {
    state: {
      ...head('state'),
      cell: (row) => (
        <Status tone={toneOfReduction[row.state]}>{t(`bo-prices:reduction.states.${row.state}`)}</Status>
      ),
    },
    off: { ...head('off'), isNumber: true, cell: (row) => offWords(row, language) },
    given: {
      ...head('given'),
      isNumber: true,
      cell: ({ given }) => given > 0 && formatSom(given, language),
    },
    targets: {
      ...head('targets'),
      cell: ({ targets }) =>
        targets.length === 0 ? t('bo-prices:reduction.everything') : targetWords(targets, language),
    },
    period: {
      ...head('period'),
      sort: 'from',
      className: 'ink-2',
      cell: (row) => periodWords(row, language),
    },
    stacks: { ...head('stack'), cell: ({ stacks }) => stacks && t('bo-prices:reduction.yes') },
    setBy: { ...head('setBy'), className: 'ink-2', cell: ({ setBy }) => setBy },
  };
}

export function usePromotionColumns(
  onOpen: (row: PromotionRow) => void,
): Columns<PromotionColumn, PromotionRow> {
  const { t, language } = useWords();
  const head = (name: string) => ({ head: t(`bo-prices:reduction.${name}`) });
  return {
    ...useCommonColumns(),
    name: {
      ...head('name'),
      cell: (row) => <OpenButton name={nameIn(row, language)} onOpen={() => onOpen(row)} />,
    },
    pieces: { ...head('pieces'), isNumber: true, cell: ({ pieces }) => formatInteger(pieces, language) },
    total: {
      ...head('totalNow'),
      isNumber: true,
      cell: ({ total }) => total > 0 && formatSom(total, language),
    },
    sold: { ...head('sold'), isNumber: true, cell: ({ sold }) => formatInteger(sold, language) },
  };
}

export function useCodeColumns(onOpen: (row: PromoCodeRow) => void): Columns<PromoCodeColumn, PromoCodeRow> {
  const { t, language } = useWords();
  const head = (name: string) => ({ head: t(`bo-prices:reduction.${name}`) });
  const common = useCommonColumns();
  return {
    ...common,
    given: { ...common.given, sort: 'given' },
    code: { ...head('code'), cell: (row) => <OpenButton name={row.code} onOpen={() => onOpen(row)} /> },
    uses: {
      ...head('uses'),
      sort: 'uses',
      isNumber: true,
      cell: ({ uses, maxUses }) =>
        maxUses === null
          ? formatInteger(uses, language)
          : t('bo-prices:reduction.usesOf', { uses, most: formatInteger(maxUses, language) }),
    },
    least: {
      ...head('leastShort'),
      isNumber: true,
      cell: ({ least }) => least > 0 && formatSom(least, language),
    },
    maxUsesPerShopper: {
      ...head('eachShort'),
      isNumber: true,
      cell: ({ maxUsesPerShopper }) => maxUsesPerShopper,
    },
  };
}

function OpenButton({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button type="button" className="row-link row-open" onClick={onOpen}>
      {name}
    </button>
  );
}

/** The actions for a promotion or a code. */
export function useReductionActions<T extends Row>(onEnd: (row: T) => void) {
  const { t } = useWords();
  const mayWrite = hasPermission(useSession(), 'promotions.write');
  return {
    head: t('bo-prices:column.action'),
    cell: (row: T) =>
      mayWrite && (
        <div className="price-actions">
          {row.state !== 'OVER' && (
            <Button kind="secondary" onClick={() => onEnd(row)}>
              {t('bo-prices:reduction.end')}
            </Button>
          )}
          <Link to="new" state={row} className={buttonClass('secondary')}>
            {t('bo-prices:reduction.duplicate')}
          </Link>
        </div>
      ),
  };
}

/** The same for the palette; they have no screen except this list, so each row has its own actions. */
export function useReductionPalette<T extends Row>(
  rows: readonly T[],
  { nameOf, onEnd }: { nameOf: (row: T) => string; onEnd: (row: T) => void },
): void {
  const { t } = useWords();
  const navigate = useNavigate();
  const mayWrite = hasPermission(useSession(), 'promotions.write');
  usePaletteActions(
    rows.flatMap((row) => [
      mayWrite &&
        row.state !== 'OVER' && {
          id: `end ${row.id}`,
          label: `${t('bo-prices:reduction.end')}: ${nameOf(row)}`,
          run: () => onEnd(row),
          isOfRow: true as const,
        },
      mayWrite && {
        id: `duplicate ${row.id}`,
        label: `${t('bo-prices:reduction.duplicate')}: ${nameOf(row)}`,
        run: () => void navigate('new', { state: row }),
        isOfRow: true as const,
      },
    ]),
  );
}

/** A link to create one, for staff who may do so. */
export function NewReduction({ words }: { words: string }) {
  if (!hasPermission(useSession(), 'promotions.write')) return null;
  return (
    <Link to="new" className={buttonClass()}>
      {words}
    </Link>
  );
}
