import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { LowMargin, PriceChange, PricePreview } from '#contract/admin/prices/price-preview.ts';
import { formatInteger, formatSom, nbsp } from '#ui/format.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import { formatChange } from '../percents.ts';

interface Props {
  /** `business`: the effect on business prices, if it changes any. */
  preview: PricePreview & { business?: PricePreview | null };
}

/** The effect of a change of prices before it is made, for business prices apart. */
export function PricePreviewPart({ preview }: Props) {
  const { t } = useWords();
  const { business } = preview;
  return (
    <>
      <OneList preview={preview} title={t('bo-prices:preview.title')} />
      {business && <OneList preview={business} title={t('bo-prices:preview.business')} />}
    </>
  );
}

/** The totals, then the pieces that change most. */
function OneList({ preview, title }: { preview: PricePreview; title: string }) {
  const { t } = useWords();
  const id = useId();
  const { dearer, cheaper, changes, low, lowCount } = preview;
  return (
    <section className="price-preview" aria-labelledby={id}>
      <h2 className="section-title" id={id}>
        {title}
      </h2>
      <Figures preview={preview} />
      {dearer + cheaper === 0 && <p className="ink-2">{t('bo-prices:preview.nothing')}</p>}
      {lowCount > 0 && (
        <>
          <Notice tone="bad">{t('bo-prices:preview.low', { count: lowCount })}</Notice>
          <LowMargins rows={low} />
        </>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
    </section>
  );
}

function Figures({ preview }: { preview: PricePreview }) {
  const { t, language } = useWords();
  const { pieces, dearer, cheaper, held, before, after } = preview;
  const counts = { pieces, dearer, cheaper, same: pieces - dearer - cheaper, held };
  return (
    <dl className="preview-figures">
      {Object.entries(counts).map(([name, count]) => (
        <div key={name}>
          <dt>{t(`bo-prices:preview.${name}`)}</dt>
          <dd>{formatInteger(count, language)}</dd>
        </div>
      ))}
      <div className="preview-sum">
        <dt>{t('bo-prices:preview.before')}</dt>
        <dd>{formatSom(before, language)}</dd>
      </div>
      <div className="preview-sum">
        <dt>{t('bo-prices:preview.after')}</dt>
        <dd>
          {formatSom(after, language)}{' '}
          <span className="meta ink-2">{formatChange({ before, after }, language)}</span>
        </dd>
      </div>
    </dl>
  );
}

const shownFirst = 10;

function Changes({ changes }: { changes: readonly PriceChange[] }) {
  const { t, language } = useWords();
  const [isWhole, setWhole] = useState(false);
  const sum = (som: number) => (som === 0 ? t('bo-prices:preview.onRequest') : formatSom(som, language));
  const columns: DataColumn<PriceChange>[] = [
    { head: t('bo-prices:preview.piece'), cell: (row) => <PieceLink piece={row} /> },
    { head: t('bo-prices:preview.was'), className: 'num', cell: ({ before }) => sum(before) },
    { head: t('bo-prices:preview.will'), className: 'num price-after', cell: ({ after }) => sum(after) },
    {
      head: t('bo-prices:preview.change'),
      className: 'num',
      cell: (row) => formatChange(row, language),
    },
  ];
  return (
    <>
      <h3 className="label">{t('bo-prices:preview.largest')}</h3>
      <DataTable
        caption={t('bo-prices:preview.largest')}
        rows={isWhole ? changes : changes.slice(0, shownFirst)}
        columns={columns}
        keyOf={({ serial }) => serial}
      />
      {!isWhole && changes.length > shownFirst && (
        <button type="button" className="text-link" onClick={() => setWhole(true)}>
          {t('bo-prices:preview.all', { count: changes.length })}
        </button>
      )}
    </>
  );
}

function LowMargins({ rows }: { rows: readonly LowMargin[] }) {
  const { t, language } = useWords();
  const columns: DataColumn<LowMargin>[] = [
    { head: t('bo-prices:preview.piece'), cell: (row) => <PieceLink piece={row} /> },
    {
      head: t('bo-prices:preview.will'),
      className: 'num',
      cell: ({ price }) => formatSom(price, language),
    },
    { head: t('bo-prices:preview.cost'), className: 'num', cell: ({ cost }) => formatSom(cost, language) },
    {
      head: t('bo-prices:preview.margin'),
      className: 'num',
      cell: ({ margin }) => `${margin < 0 ? '−' : ''}${Math.abs(margin)}${nbsp}%`,
    },
  ];
  return (
    <DataTable
      caption={t('bo-prices:preview.margin')}
      rows={rows}
      columns={columns}
      keyOf={({ serial }) => serial}
    />
  );
}

function PieceLink({ piece }: { piece: PriceChange | LowMargin }) {
  const { language } = useWords();
  return (
    <>
      <Link to={`/pieces/${piece.serial}`} className="row-link">
        {piece.serial}
      </Link>{' '}
      <span className="ink-2">{nameIn(piece, language)}</span>
    </>
  );
}
