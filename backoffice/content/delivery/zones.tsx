import type { DeliveryZone } from '#contract/admin/delivery.ts';
import { formatSom } from '#ui/format.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { daysWords } from './days-words.ts';

interface Props {
  zones: readonly DeliveryZone[];
  onOpen: (zone: string) => void;
}

/** The numbers of each zone, used for every place that has none of its own. */
export function Zones({ zones, onOpen }: Props) {
  const { t, language } = useWords();
  return (
    <section>
      <h2 className="section-title">{t('bo-content:delivery.zones')}</h2>
      <DataTable
        caption={t('bo-content:delivery.zones')}
        rows={zones}
        keyOf={({ zone }) => zone}
        columns={[
          {
            head: t('bo-content:delivery.zone'),
            cell: ({ zone }) => (
              <button type="button" className="row-link text-link" onClick={() => onOpen(zone)}>
                {t('bo-content:delivery.zoneNamed', { zone })}
              </button>
            ),
          },
          {
            head: t('bo-content:delivery.cost'),
            className: 'num',
            cell: ({ cost }) => formatSom(cost, language),
          },
          {
            head: t('bo-content:delivery.freeFrom'),
            className: 'num',
            isLabelled: true,
            cell: ({ freeFrom }) => formatSom(freeFrom, language),
          },
          { head: t('bo-content:delivery.days'), className: 'num', cell: (zone) => daysWords(zone, t) },
        ]}
      />
    </section>
  );
}
