import { PageTable } from '#storefront/content/page-table.tsx';
import { formatSize } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';
import { ringSize } from './ring-size.ts';
import { ringSizes } from './ring-sizes.ts';

/** The same ring size in the systems of other countries; the wide table scrolls horizontally on phones. */
export function RingTable() {
  const { t, language } = usePage();
  const shown = (value: number) => formatSize(value, language);
  return (
    // a horizontally scrollable area must be reachable by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className="size-table" role="group" aria-label={t('sizes:tableTitle')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {(['mm', 'round', 'eu', 'us', 'uk', 'italy'] as const).map((system) => (
              <th key={system} scope="col">
                {t(`sizes:system.${system}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ringSizes.map(ringSize).map((size) => (
            <tr key={size.mm}>
              <th scope="row">{shown(size.mm)}</th>
              <td>{shown(size.circumferenceMm)}</td>
              <td>{shown(size.eu)}</td>
              <td>{size.us}</td>
              <td>{size.uk}</td>
              <td>{shown(size.italy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where chains of each length end (domain.md 2.2). */
export function ChainLengths() {
  const { t } = usePage();
  return (
    <>
      <Necklines label={t('sizes:chainDrawing')} />
      <PageTable
        head={[t('sizes:chainLength'), t('sizes:chainSits'), t('sizes:chainUse')]}
        rows={(['c35', 'c40', 'c45', 'c50', 'c55', 'c60', 'c65'] as const).map((length) => [
          t(`sizes:chainCm.${length}`),
          t(`sizes:chainPlace.${length}`),
          t(`sizes:chainFor.${length}`),
        ])}
      />
    </>
  );
}

export function BraceletLengths() {
  const { t } = usePage();
  return (
    <PageTable
      head={[t('sizes:braceletFit'), t('sizes:braceletAdd')]}
      rows={(['fine', 'easy', 'loose', 'women', 'men', 'kids', 'bangle'] as const).map((fit) => [
        t(`sizes:braceletName.${fit}`),
        t(`sizes:braceletCm.${fit}`),
      ])}
    />
  );
}

/** Length, cm, and at which height of the drawing's shoulders it begins. */
const necklaces = [
  { cm: 40, top: 64 },
  { cm: 45, top: 71 },
  { cm: 50, top: 75 },
  { cm: 55, top: 79 },
  { cm: 60, top: 82 },
];

/** An outline of neck and shoulders, with chains of five lengths. */
function Necklines({ label }: { label: string }) {
  const { language } = usePage();
  return (
    <svg className="necklines" role="img" aria-label={label} viewBox="0 0 400 270">
      <path d="M158 0c2 34 0 52-6 64-14 24-80 26-112 60-18 20-26 66-28 146M242 0c-2 34 0 52 6 64 14 24 80 26 112 60 18 20 26 66 28 146" />
      {necklaces.map(({ cm, top }, index) => {
        const depth = 92 + index * 33;
        const half = 47 + index * 7;
        return (
          <g key={cm}>
            <path
              className="necklines-chain"
              d={`M${200 - half} ${top}C${200 - half} ${depth - 14} ${186 - index} ${depth} 200 ${depth}S${200 + half} ${depth - 14} ${200 + half} ${top}`}
            />
            <text x="200" y={depth + 16} textAnchor="middle">
              {formatSize(cm, language)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
