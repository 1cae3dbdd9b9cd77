import { Link } from 'react-router';
import type { PromoCodeRow, PromotionRow } from '#contract/admin/prices/reduction.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import type { DataColumn } from '../../kit/list/data-table.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { offWords, periodWords, toneOfReduction } from './reduction-words.ts';

type Row = PromotionRow | PromoCodeRow;

/** The columns that promotions and promo codes have alike. */
export function useReductionColumns<T extends Row>(onEnd: (row: T) => void) {
  const { t, language } = useWords();
  const mayWrite = hasPermission(useSession(), 'promotions.write');
  const state: DataColumn<T> = {
    head: t('bo-prices:reduction.state'),
    cell: (row) => (
      <Status tone={toneOfReduction[row.state]}>{t(`bo-prices:reduction.states.${row.state}`)}</Status>
    ),
  };
  const off: DataColumn<T> = {
    head: t('bo-prices:reduction.off'),
    className: 'num',
    cell: (row) => offWords(row, language),
  };
  const period: DataColumn<T> = {
    head: t('bo-prices:reduction.period'),
    className: 'wide-only',
    cell: (row) => periodWords(row, language),
  };
  const acts: DataColumn<T> = {
    head: t('bo-prices:column.action'),
    className: 'row-act',
    cell: (row) =>
      mayWrite && (
        <div className="price-acts">
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
  return { state, off, period, acts };
}
