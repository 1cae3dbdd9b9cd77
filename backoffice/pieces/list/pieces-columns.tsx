import { Link } from 'react-router';
import type { PieceColumn, StaffPieceRow } from '#contract/admin/stock/piece.ts';
import { formatDay } from '#ui/dates.ts';
import { formatCarats, formatCentimetres, formatInteger, formatSize, formatWeight } from '#ui/format.ts';
import { Tags } from '../../kit/list/tags.tsx';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { type T, useWords } from '../../kit/words.tsx';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { PieceState } from '../piece-state.tsx';
import { placeName } from '../place-name.ts';

const free: readonly PieceColumn[] = [
  'serial',
  'state',
  'model',
  'price',
  'place',
  'size',
  'weight',
  'probe',
  'age',
];

/** `cost` and `margin` only for staff who may see them. */
export const defaultColumns = (seesCost: boolean): readonly PieceColumn[] =>
  seesCost ? [...free, 'cost', 'margin'] : free;
export const allColumns = (seesCost: boolean): readonly PieceColumn[] => [
  ...defaultColumns(seesCost),
  'oldPrice',
  'received',
  'stones',
  'certificate',
  'tags',
];

/** The content of each column of the list of pieces. */
export function usePieceColumns(stores: StaffStores): Record<PieceColumn, ListColumn<StaffPieceRow>> {
  const { t, language } = useWords();
  const head = (name: PieceColumn) => t(`bo-pieces:column.${name}`);
  const sum = (som: number | null) => (som === null ? '—' : formatInteger(som, language));
  return {
    serial: {
      head: head('serial'),
      sort: 'serialNumber',
      cell: ({ serialNumber }) => (
        <Link to={serialNumber} className="row-link">
          {serialNumber}
        </Link>
      ),
    },
    state: { head: head('state'), cell: (row) => <PieceState piece={row} /> },
    model: {
      head: head('model'),
      className: 'pieces-model',
      cell: (row) => (
        <>
          {nameIn(row, language)} <span className="ink-2">{row.artikul}</span>
        </>
      ),
    },
    price: {
      head: head('price'),
      sort: 'price',
      isNumber: true,
      cell: ({ price }) =>
        price === null ? <span className="ink-2">{t('bo-pieces:onRequest')}</span> : <b>{sum(price)}</b>,
    },
    oldPrice: {
      head: head('oldPrice'),
      isNumber: true,
      className: 'ink-2',
      cell: (row) => sum(row.oldPrice),
    },
    place: { head: head('place'), cell: (row) => <Place row={row} stores={stores} /> },
    size: { head: head('size'), isNumber: true, cell: (row) => <Size row={row} /> },
    weight: {
      head: head('weight'),
      sort: 'weight',
      isNumber: true,
      cell: (row) => formatWeight(row.weightGrams, language),
    },
    probe: { head: head('probe'), isNumber: true, cell: ({ probe }) => probe ?? '—' },
    received: {
      head: head('received'),
      sort: 'receivedOn',
      cell: ({ receivedOn }) => formatDay(receivedOn, language),
    },
    age: {
      head: head('age'),
      sort: 'receivedOn',
      isNumber: true,
      cell: ({ state, age }) => (state === 'SOLD' ? '—' : formatInteger(age, language)),
    },
    ...costColumns({ t, sum }),
    stones: {
      head: head('stones'),
      className: 'pieces-stones',
      cell: (row) => <Stones row={row} />,
    },
    certificate: {
      head: head('certificate'),
      cell: ({ certificateIds }) => certificateIds.join(', ') || '—',
    },
    tags: { head: head('tags'), cell: ({ tags }) => <Tags tags={tags} list="/pieces" /> },
  };
}

/** What only some roles may see. */
const costColumns = ({
  t,
  sum,
}: {
  t: T;
  sum: (som: number | null) => string;
}): Pick<Record<PieceColumn, ListColumn<StaffPieceRow>>, 'cost' | 'margin'> => ({
  cost: {
    head: t('bo-pieces:column.cost'),
    isNumber: true,
    className: 'ink-2',
    cell: ({ cost }) => sum(cost),
  },
  margin: {
    head: t('bo-pieces:column.margin'),
    isNumber: true,
    cell: ({ margin }) => <Margin percent={margin} />,
  },
});

/** A piece that costs more than its price stands out. */
function Margin({ percent }: { percent: number | null }) {
  const { language } = useWords();
  if (percent === null) return '—';
  const shown = formatInteger(percent, language);
  return percent < 0 ? <b>{shown}</b> : shown;
}

function Place({ row, stores }: { row: StaffPieceRow; stores: StaffStores }) {
  const { t, language } = useWords();
  const { state, storeId, arrivesOn } = row;
  return (
    <>
      {state === 'SOLD' ? '—' : placeName(storeId, { stores, language, t })}
      {arrivesOn !== null && (
        <span className="ink-2">{`, ${t('bo-pieces:until', { day: formatDay(arrivesOn, language) })}`}</span>
      )}
    </>
  );
}

/** Kinds and numbers of stones, and the total carats if all are weighed. */
function Stones({ row: { stones, totalCarats } }: { row: StaffPieceRow }) {
  const { language } = useWords();
  if (stones.length === 0) return '—';
  const kinds = stones.map((stone) => nameIn(stone, language) + (stone.count > 1 ? ` × ${stone.count}` : ''));
  return (
    <>
      {kinds.join(', ')}
      {totalCarats !== null && <span className="ink-2"> {formatCarats(totalCarats, language)}</span>}
    </>
  );
}

function Size({ row: { sizeMm, lengthCm } }: { row: StaffPieceRow }) {
  const { language } = useWords();
  if (sizeMm !== null) return formatSize(sizeMm, language);
  return lengthCm === null ? '—' : formatCentimetres(lengthCm, language);
}
