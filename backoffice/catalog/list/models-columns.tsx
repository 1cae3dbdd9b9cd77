import { Link } from 'react-router';
import type { ModelColumn, ModelRow } from '#contract/admin/catalog/model.ts';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import type { CatalogWords } from '../load-catalog.ts';
import { ModelState } from '../model-state.tsx';

export const columnNames: readonly ModelColumn[] = [
  'artikul',
  'state',
  'name',
  'price',
  'category',
  'pieces',
  'languages',
  'pictures',
  'views',
  'sold',
  'updatedAt',
];

/** The content of each column of the list of models. */
export function useModelColumns(catalog: CatalogWords): Record<ModelColumn, ListColumn<ModelRow>> {
  const { t, language } = useWords();
  const head = (name: ModelColumn) => t(`bo-models:column.${name}`);
  const count = (value: number) => (value === 0 ? '—' : formatInteger(value, language));
  const categoryOf = ({ categoryId }: ModelRow) => catalog.categories.find(({ id }) => id === categoryId);
  return {
    artikul: { head: head('artikul'), sort: 'artikul', cell: (row) => <Artikul row={row} /> },
    state: { head: head('state'), cell: (row) => <ModelState model={row} /> },
    name: { head: head('name'), className: 'model-name', cell: (row) => nameIn(row, language) || '—' },
    price: { head: head('price'), isNumber: true, cell: (row) => <Prices row={row} /> },
    category: {
      head: head('category'),
      cell: (row) => {
        const category = categoryOf(row);
        return category === undefined ? '—' : nameIn(category, language);
      },
    },
    pieces: {
      head: head('pieces'),
      isNumber: true,
      cell: ({ piecesOnSale, pieces }) =>
        `${formatInteger(piecesOnSale, language)} / ${formatInteger(pieces, language)}`,
    },
    languages: { head: head('languages'), cell: (row) => <Languages row={row} /> },
    pictures: { head: head('pictures'), isNumber: true, cell: ({ pictures }) => count(pictures) },
    views: { head: head('views'), sort: 'views', isNumber: true, cell: ({ views }) => count(views) },
    sold: { head: head('sold'), sort: 'sold', isNumber: true, cell: ({ sold }) => count(sold) },
    updatedAt: {
      head: head('updatedAt'),
      sort: 'updatedAt',
      isNumber: true,
      className: 'ink-2',
      cell: ({ updatedAt }) => formatInstant(updatedAt, language),
    },
  };
}

function Artikul({ row: { artikul, image } }: { row: ModelRow }) {
  return (
    <>
      <span className="model-thumb">
        {image !== null && <img src={`${image.url}&w=200`} alt="" loading="lazy" />}
      </span>
      <Link to={artikul} className="row-link">
        {artikul}
      </Link>
    </>
  );
}

const languages = ['ru', 'uz', 'en'] as const;

function Languages({ row }: { row: ModelRow }) {
  const { t } = useWords();
  return languages.map((one) =>
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
  );
}

function Prices({ row: { priceFrom, priceTo, piecesOnSale } }: { row: ModelRow }) {
  const { t, language } = useWords();
  if (priceFrom === null || priceTo === null)
    return <span className="ink-2">{piecesOnSale === 0 ? '—' : t('bo-models:onRequest')}</span>;
  const from = formatInteger(priceFrom, language);
  return <b>{priceFrom === priceTo ? from : `${from}–${formatInteger(priceTo, language)}`}</b>;
}
