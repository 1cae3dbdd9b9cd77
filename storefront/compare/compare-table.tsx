import { buttonClass } from '#ui/controls/button.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { without } from './compare-rules.ts';
import { storeCompared, readCompared } from './compare-store.ts';
import type { Column, CompareView, Row } from './compare-view.ts';

/** A semantic table: products are columns, facts are rows. On phones the column with the names of the facts is sticky. */
export function CompareTable({ view, onlyDifferences }: { view: CompareView; onlyDifferences: boolean }) {
  const { t } = usePage();
  const rows = onlyDifferences ? view.rows.filter((row) => row.differs) : view.rows;
  const ids = view.columns.map(({ id }) => id);
  return (
    // a horizontally scrollable area must be reachable by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="compare-scroll" role="region" aria-label={t('compare:title')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('compare:fact')}</span>
            </th>
            {view.columns.map((column) => (
              <ColumnHead key={column.id} column={column} ids={ids} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FactRow key={row.name} row={row} columns={view.columns} />
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={ids.length + 1}>{t('compare:noDifferences')}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead({ column, ids }: { column: Column; ids: readonly number[] }) {
  const { t, links } = usePage();
  const { id, name, href, image, drawing, canBuy } = column;
  const remaining = without(ids, id);
  const forget = () => {
    const own = readCompared();
    if (own.includes(id)) storeCompared(without(own, id));
  };
  return (
    <th scope="col">
      {image !== null && (
        <Picture url={image} alt="" sizes="(min-width: 992px) 25vw, 50vw" placeholder={null} />
      )}
      {drawing !== null && (
        <span className="picture">
          <img src={drawing} alt="" />
        </span>
      )}
      <Link className="compare-name" to={href}>
        {name}
      </Link>
      <span className="compare-actions">
        <Link
          className={buttonClass('secondary')}
          to={href}
          aria-label={`${t(canBuy ? 'compare:choose' : 'compare:look')}: ${name}`}
        >
          {t(canBuy ? 'compare:choose' : 'compare:look')}
        </Link>
        <Link
          className="compare-remove"
          to={links.compare(remaining)}
          onClick={forget}
          aria-label={t('compare:removeNamed', { name })}
        >
          {t('compare:remove')}
        </Link>
      </span>
    </th>
  );
}

function FactRow({ row: { name, cells, differs }, columns }: { row: Row; columns: readonly Column[] }) {
  const { t } = usePage();
  return (
    <tr className={differs ? 'compare-differs' : undefined}>
      <th scope="row">
        {t(`compare:row.${name}`)}
        {differs && <span className="visually-hidden">, {t('compare:differs')}</span>}
      </th>
      {cells.map((lines, index) => (
        <td key={columns[index]?.id}>
          {lines.length === 0 ? '—' : lines.map((line) => <span key={line}>{line}</span>)}
        </td>
      ))}
    </tr>
  );
}
