import { usePage } from '#storefront/shell/page.ts';
import type { FinenessLine } from './content-view.ts';

/** Finenesses in which articles may be sold, ‰, the lowest first: law ZRU-710, art. 36 (domain.md 2.3). */
export function Finenesses({ lines }: { lines: FinenessLine[] }) {
  const { t } = usePage();
  return (
    <table className="page-table fineness-table">
      <thead>
        <tr>
          <th scope="col">{t('pages:finenessMetal')}</th>
          <th scope="col">{t('pages:finenessLegal')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ metal, probes }) => (
          <tr key={metal}>
            <th scope="row">{metal}</th>
            <td>
              <ul className="fineness-marks">
                {probes.map((fineness) => (
                  <li key={fineness}>{fineness}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
