import type { DeliveryPlace } from '#contract/admin/delivery.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatSom } from '#ui/format.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import { daysWords } from './days-words.ts';

interface Props {
  places: readonly DeliveryPlace[];
  onOpen: (place: DeliveryPlace) => void;
  onAdd: () => void;
}

/** Every region, and the districts with their own numbers; inherited values are grey. */
export function Places({ places, onOpen, onAdd }: Props) {
  const { t } = useWords();
  return (
    <section>
      <h2 className="section-title">
        {t('bo-content:delivery.places')}
        <Button kind="text" onClick={onAdd}>
          {t('bo-content:delivery.addDistrict')}
        </Button>
      </h2>
      <DataTable
        caption={t('bo-content:delivery.places')}
        rows={places}
        keyOf={({ place }) => place}
        columns={usePlaceColumns(onOpen)}
      />
    </section>
  );
}

function usePlaceColumns(onOpen: (place: DeliveryPlace) => void): DataColumn<DeliveryPlace>[] {
  const { t, language } = useWords();
  const sum = (value: number | undefined, own: number | null) =>
    value === undefined ? '' : <Own isOwn={own !== null}>{formatSom(value, language)}</Own>;
  return [
    {
      head: t('bo-content:delivery.place'),
      cell: (place) => (
        <span className={place.districtId === null ? undefined : 'delivery-district'}>
          <button type="button" className="row-link text-link" onClick={() => onOpen(place)}>
            <span className="delivery-place">{nameIn(place, language)}</span>
          </button>
        </span>
      ),
    },
    {
      head: t('bo-content:delivery.zone'),
      cell: ({ zone, holds }) =>
        holds === null ? <span className="ink-2">{t('bo-content:delivery.noCourier')}</span> : (zone ?? '—'),
    },
    {
      head: t('bo-content:delivery.cost'),
      className: 'num',
      cell: ({ holds, own }) => sum(holds?.cost, own.cost),
    },
    {
      head: t('bo-content:delivery.days'),
      className: 'num',
      cell: ({ holds, own }) =>
        holds !== null && (
          <Own isOwn={own.minDays !== null || own.maxDays !== null}>{daysWords(holds, t)}</Own>
        ),
    },
    {
      head: t('bo-content:delivery.freeFrom'),
      className: 'num',
      cell: ({ holds, own }) => <span className="delivery-free">{sum(holds?.freeFrom, own.freeFrom)}</span>,
    },
  ];
}

function Own({ isOwn, children }: { isOwn: boolean; children: string }) {
  return <span className={isOwn ? undefined : 'delivery-inherited'}>{children}</span>;
}
