import { Link } from 'react-router';
import type { WantedModel } from '#contract/admin/figures/demand.ts';
import { formatCentimetres, formatInteger, formatMillimetres } from '#ui/format.ts';
import { type DataColumn, DataTable } from '../../kit/list/data-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { nameIn } from '../../shell/stores.ts';

type Count = 'waits' | 'chosen' | 'viewed' | 'lost';

/** Models and sizes that were not available, with an action: look at the pieces, receive the size, or create the model. */
export function WantedModels({ models }: { models: readonly WantedModel[] }) {
  const { t, language } = useWords();
  const sizeOf = ({ sizeMm, lengthCm }: WantedModel): string => {
    if (sizeMm !== null) return formatMillimetres(sizeMm, language);
    return lengthCm === null ? t('bo-figures:demand.anySize') : formatCentimetres(lengthCm, language);
  };
  const number = (name: Count): DataColumn<WantedModel> => ({
    head: t(`bo-figures:demand.column.${name}`),
    className: 'num',
    isLabelled: true,
    cell: (model) => (model[name] === 0 ? '—' : formatInteger(model[name], language)),
  });
  const columns: DataColumn<WantedModel>[] = [
    {
      head: t('bo-figures:demand.column.model'),
      cell: (model) => (
        <Link className="row-link" to={`/pieces?q=${model.artikul}`}>
          {model.artikul} {nameIn(model, language)}
        </Link>
      ),
    },
    { head: t('bo-figures:demand.column.size'), cell: sizeOf },
    ...(['waits', 'chosen', 'viewed', 'lost'] as const).map(number),
    {
      head: t('bo-figures:demand.column.onSale'),
      className: 'num',
      isLabelled: true,
      cell: ({ onSale, offSale }) => (
        <>
          {onSale}
          {offSale > 0 && (
            <span className="meta ink-2"> {t('bo-figures:demand.offSale', { count: offSale })}</span>
          )}
        </>
      ),
    },
    {
      head: t('bo-figures:demand.column.nextStep'),
      className: 'row-action',
      cell: (model) => <UsefulLink {...model} />,
    },
  ];
  return (
    <DataTable
      caption={t('bo-figures:demand.models')}
      rows={models}
      keyOf={({ artikul, sizeMm, lengthCm }) => `${artikul} ${sizeMm} ${lengthCm}`}
      columns={columns}
    />
  );
}

/** The useful action: show pieces that are not on sale, or receive new ones like the latest. */
function UsefulLink({ artikul, onSale, offSale, like }: WantedModel) {
  const { t } = useWords();
  const mayReceive = hasPermission(useSession(), 'pieces.write');
  if (onSale === 0 && offSale === 0 && mayReceive && like !== null)
    return (
      <Link className="text-link" to={`/pieces/receive?like=${like}`}>
        {t('bo-figures:demand.receive')}
      </Link>
    );
  return (
    <Link className="text-link" to={`/pieces?q=${artikul}`}>
      {t('bo-figures:demand.pieces')}
    </Link>
  );
}
