/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones another `display` takes the tags' own roles away */
interface Props {
  head: readonly string[];
  /** The rows, each as long as the head; the first cell is the name of the row. */
  rows: readonly (readonly string[])[];
  caption?: string | undefined;
}

/**
 * A ruled table. On phones a table of more than two columns shows each row as a block, with the column's name before
 * each value. The explicit roles keep it a table for screen readers, because changing `display` removes the native
 * ones.
 */
export function PageTable({ head, rows, caption }: Props) {
  const [, ...values] = head;
  return (
    <table className={head.length > 2 ? 'page-table page-table-wide' : 'page-table'} role="table">
      {caption !== undefined && <caption className="small ink-2">{caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          {head.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([first = '', ...cells]) => (
          <tr key={first} role="row">
            <th scope="row" role="rowheader">
              {first}
            </th>
            {values.map((name, column) => (
              <td
                key={name}
                className={isFigure(cells[column]) ? 'page-table-figure' : undefined}
                role="cell"
                data-name={name}
              >
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `2,5–4,5` or `87.5–95.8%`: short and without letters, so it must not be broken across lines. */
const isFigure = (cell = ''): boolean => /^[\d.,–\s%]{1,10}$/u.test(cell);
