import { usePage } from '#storefront/shell/page.ts';

/** Finenesses with which articles may be sold, ‰, the lowest first: law ZRU-710, art. 36 (domain.md 2.3). */
const legal = {
  gold: [375, 500, 585, 750, 875, 916, 958, 999],
  silver: [800, 875, 925, 960, 999],
  platinum: [850, 900, 950, 999],
  palladium: [500, 850, 999],
} as const;
const metals = ['gold', 'silver', 'platinum', 'palladium'] as const;

export function Finenesses() {
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
        {metals.map((metal) => (
          <tr key={metal}>
            <th scope="row">{t(`pages:finenessOf.${metal}`)}</th>
            <td>
              <ul className="fineness-marks">
                {legal[metal].map((fineness) => (
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
