import { Link } from 'react-router';
import type { StaffPieceRow } from '#contract/admin/piece.ts';
import { formatDay } from '#ui/dates.ts';
import { formatCentimetres, formatInteger, formatSize, formatWeight } from '#ui/format.ts';
import { SortHead } from '../../kit/list/sort-head.tsx';
import { useWords } from '../../kit/words.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { PieceState } from '../piece-state.tsx';
import { placeName } from '../place-name.ts';
import { piecesAddress } from './list-query.ts';

interface Props {
  rows: StaffPieceRow[];
  stores: StaffStores;
  isBusy: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (serial: string, isChosen: boolean) => void;
}

export function PiecesTable({ rows, stores, isBusy, chosen, onChoose }: Props) {
  const { t } = useWords();
  const seesCost = hasPermission(useSession(), 'pieces.cost');
  const sorted = { usual: piecesAddress.sort };
  return (
    <div className="table-frame" aria-busy={isBusy}>
      <table className="table">
        <caption className="visually-hidden">{t('bo-shell:room.pieces')}</caption>
        <thead>
          <tr>
            <SortHead column="serialNumber" label={t('bo-pieces:column.serial')} {...sorted} />
            <th scope="col">{t('bo-pieces:column.state')}</th>
            <th scope="col">{t('bo-pieces:column.model')}</th>
            <SortHead column="price" label={t('bo-pieces:column.price')} {...sorted} isNumber />
            <th scope="col">{t('bo-pieces:column.place')}</th>
            <th scope="col" className="num">
              {t('bo-pieces:column.size')}
            </th>
            <SortHead column="weight" label={t('bo-pieces:column.weight')} {...sorted} isNumber />
            <th scope="col" className="num">
              {t('bo-pieces:column.probe')}
            </th>
            <SortHead column="receivedOn" label={t('bo-pieces:column.age')} {...sorted} isNumber />
            {seesCost && (
              <th scope="col" className="num">
                {t('bo-pieces:column.cost')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PieceRow
              key={row.serialNumber}
              row={row}
              stores={stores}
              seesCost={seesCost}
              isChosen={chosen.has(row.serialNumber)}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  row: StaffPieceRow;
  stores: StaffStores;
  seesCost: boolean;
  isChosen: boolean;
  onChoose: Props['onChoose'];
}

function PieceRow({ row, stores, seesCost, isChosen, onChoose }: RowProps) {
  const { t, language } = useWords();
  const { sizeMm, lengthCm } = row;
  const isSold = row.state === 'SOLD';
  const sum = (som: number | null) => (som === null ? '—' : formatInteger(som, language));
  const size =
    sizeMm !== null
      ? formatSize(sizeMm, language)
      : lengthCm !== null
        ? formatCentimetres(lengthCm, language)
        : '—';
  return (
    <tr data-chosen={isChosen || undefined}>
      <td>
        <input
          type="checkbox"
          className="row-check"
          checked={isChosen}
          aria-label={t('bo-pieces:choose', { serial: row.serialNumber })}
          onChange={({ target }) => onChoose(row.serialNumber, target.checked)}
        />
        <Link to={row.serialNumber} className="row-link">
          {row.serialNumber}
        </Link>
      </td>
      <td>
        <PieceState piece={row} />
      </td>
      <td className="pieces-model">
        {nameIn(row, language)} <span className="ink-2">{row.artikul}</span>
      </td>
      <td className="num">
        {row.price === null ? (
          <span className="ink-2">{t('bo-pieces:onRequest')}</span>
        ) : (
          <b>{sum(row.price)}</b>
        )}
      </td>
      <td className="wide-only">
        {isSold ? '—' : placeName(row.storeId, { stores, language, t })}
        {row.arrivesOn !== null && (
          <span className="ink-2">{`, ${t('bo-pieces:until', { day: formatDay(row.arrivesOn, language) })}`}</span>
        )}
      </td>
      <td className="num wide-only">{size}</td>
      <td className="num wide-only">{formatWeight(row.weightGrams, language)}</td>
      <td className="num wide-only">{row.probe ?? '—'}</td>
      <td className="num wide-only">{isSold ? '—' : formatInteger(row.age, language)}</td>
      {seesCost && <td className="num wide-only ink-2">{sum(row.cost)}</td>}
    </tr>
  );
}
