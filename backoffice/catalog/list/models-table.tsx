import { Link } from 'react-router';
import type { ModelRow } from '#contract/admin/catalog/model.ts';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { SortHead } from '../../kit/list/table/sort-head.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import type { CatalogWords } from '../load-catalog.ts';
import { ModelState } from '../model-state.tsx';
import { modelsAddress } from './list-query.ts';

interface Props {
  rows: ModelRow[];
  catalog: CatalogWords;
  isBusy: boolean;
}

export function ModelsTable({ rows, catalog, isBusy }: Props) {
  const { t } = useWords();
  const sorted = { usual: modelsAddress.sort };
  return (
    <div className="table-frame" aria-busy={isBusy}>
      <table className="table models-table">
        <caption className="visually-hidden">{t('bo-shell:room.catalog')}</caption>
        <thead>
          <tr>
            <SortHead column="artikul" label={t('bo-models:column.artikul')} {...sorted} />
            <th scope="col">{t('bo-models:column.state')}</th>
            <th scope="col">{t('bo-models:column.name')}</th>
            <th scope="col" className="num">
              {t('bo-models:column.price')}
            </th>
            <th scope="col">{t('bo-models:column.category')}</th>
            <th scope="col" className="num">
              {t('bo-models:column.pieces')}
            </th>
            <th scope="col">{t('bo-models:column.languages')}</th>
            <th scope="col" className="num">
              {t('bo-models:column.pictures')}
            </th>
            <SortHead column="updatedAt" label={t('bo-models:column.updatedAt')} {...sorted} isNumber />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.artikul} row={row} catalog={catalog} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const languages = ['ru', 'uz', 'en'] as const;

function Row({ row, catalog }: { row: ModelRow; catalog: CatalogWords }) {
  const { t, language } = useWords();
  const category = catalog.categories.find(({ id }) => id === row.categoryId);
  return (
    <tr>
      <td>
        <span className="model-thumb">
          {row.image !== null && <img src={`${row.image.url}&w=200`} alt="" loading="lazy" />}
        </span>
        <Link to={row.artikul} className="row-link">
          {row.artikul}
        </Link>
      </td>
      <td>
        <ModelState model={row} />
      </td>
      <td className="model-name">{nameIn(row, language) || '—'}</td>
      <td className="num">
        <Prices row={row} />
      </td>
      <td className="wide-only">{category === undefined ? '—' : nameIn(category, language)}</td>
      <td className="num wide-only">
        {`${formatInteger(row.piecesOnSale, language)} / ${formatInteger(row.pieces, language)}`}
      </td>
      <td className="wide-only">
        {languages.map((one) =>
          row.languages.includes(one) ? (
            <span key={one} className="model-language">
              {one}
            </span>
          ) : (
            <s
              key={one}
              className="model-language ink-3"
              aria-label={t('bo-models:notWrittenIn', { language: t(`bo-shell:language.${one}`) })}
            >
              {one}
            </s>
          ),
        )}
      </td>
      <td className="num wide-only">{row.pictures === 0 ? '—' : formatInteger(row.pictures, language)}</td>
      <td className="num wide-only ink-2">{formatInstant(row.updatedAt, language)}</td>
    </tr>
  );
}

function Prices({ row: { priceFrom, priceTo, piecesOnSale } }: { row: ModelRow }) {
  const { t, language } = useWords();
  if (priceFrom === null || priceTo === null)
    return <span className="ink-2">{piecesOnSale === 0 ? '—' : t('bo-models:onRequest')}</span>;
  const from = formatInteger(priceFrom, language);
  return <b>{priceFrom === priceTo ? from : `${from}–${formatInteger(priceTo, language)}`}</b>;
}
