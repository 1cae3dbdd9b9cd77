import { Link } from 'react-router';
import { formatInteger, formatSize } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { PieceView, ProductView } from './product-view.ts';

/** The papers that come with the piece, each with its page in the register: the laboratory's report, and our passport. */
export function Certificates({ piece }: { piece: PieceView }) {
  const { t, links } = usePage();
  if (piece.reports.length === 0 && piece.passport === null) return null;
  return (
    <section className="papers" aria-labelledby="papers-title">
      <h2 className="h2" id="papers-title">
        {t('product:certificateTitle')}
      </h2>
      <ul>
        {piece.reports.map((report) => (
          <li key={report.id}>
            <PaperDrawing />
            <p className="paper-name">
              <Link to={links.certificate(report.id)}>{t('product:reportNumber', report)}</Link>
            </p>
            <p className="small ink-2">{t('product:reportText')}</p>
            <CheckLink id={report.id} />
          </li>
        ))}
        {piece.passport !== null && (
          <li>
            <PaperDrawing />
            <p className="paper-name">
              <Link to={links.certificate(piece.passport)}>
                {t('product:passport', { id: piece.passport })}
              </Link>
            </p>
            <p className="small ink-2">{t('product:passportText')}</p>
            <CheckLink id={piece.passport} />
          </li>
        )}
      </ul>
    </section>
  );
}

function CheckLink({ id }: { id: string }) {
  const { t, links } = usePage();
  return (
    <Link
      className="paper-check small"
      to={links.certificate(id)}
      aria-label={`${t('product:checkPaper')}: ${id}`}
    >
      {t('product:checkPaper')}
    </Link>
  );
}

/** A sheet with its lines and its seal. */
function PaperDrawing() {
  return (
    <svg className="paper-picture" aria-hidden="true" viewBox="0 0 44 56">
      <path d="M1 1h42v54H1ZM8 12h28M8 19h28M8 26h18M33 44a6 6 0 1 0-12 0 6 6 0 0 0 12 0Z" />
    </svg>
  );
}

const alloys = {
  yellow: 'gold',
  red: 'gold',
  white: 'gold',
  'two-tone': 'gold',
  silver: 'silver',
  platinum: 'platinum',
} as const;

/** What each mark on the metal says (domain.md 2.4). */
export function Hallmarks({ product, piece }: { product: ProductView; piece: PieceView }) {
  const { t, language } = usePage();
  const facts = product.factSets[piece.facts];
  if (!facts) return null;
  const percent = formatSize(facts.probe / 10, language);
  const marks = [
    { mark: facts.makersMark, words: t('product:hallmarkMaker') },
    {
      mark: formatInteger(facts.probe, language),
      words: t(`product:hallmarkProbe.${alloys[product.metal]}`, { percent }),
    },
    ...(facts.hallmarkKind === 'state'
      ? [{ mark: t('product:hallmarkStateMark'), words: t('product:hallmarkState') }]
      : []),
    { mark: piece.serial, words: t('product:hallmarkSerial') },
  ];
  return (
    <section className="marks" data-shown="zr_hallmark_open" aria-labelledby="marks-title">
      <h2 className="h2" id="marks-title">
        {t('product:hallmarkTitle')}
      </h2>
      <MarksDrawing
        maker={facts.makersMark}
        probe={formatInteger(facts.probe, language)}
        isState={facts.hallmarkKind === 'state'}
        serial={piece.serial}
      />
      <dl>
        {marks.map(({ mark, words }) => (
          <div key={mark}>
            <dt>{mark}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface MarksProps {
  maker: string;
  probe: string;
  isState: boolean;
  serial: string;
}

/** The marks beside each other as they are struck, in the order of the list below: drawn, until a piece has a photograph of them. */
function MarksDrawing({ maker, probe, isState, serial }: MarksProps) {
  const { t } = usePage();
  const serialAt = isState ? 276 : 228;
  return (
    <figure className="marks-drawing">
      <svg role="img" aria-label={t('product:marksDrawing')} viewBox="0 0 340 64">
        <path d="M0 1h340M0 63h340" />
        <rect x="14" y="16" width="72" height="32" rx="4" />
        <path d="M104 16h52q10 16 0 32h-52q-7-16 0-32Z" />
        {isState && <path d="m198 16 4.5 11.5L214 32l-11.5 4.5L198 48l-4.5-11.5L182 32l11.5-4.5Z" />}
        <text x="50" y="39">
          {maker}
        </text>
        <text x="131" y="39">
          {probe}
        </text>
        <text x={serialAt} y="38" className="marks-serial">
          {serial}
        </text>
      </svg>
      <figcaption className="meta ink-2">{t('product:marksCaption')}</figcaption>
    </figure>
  );
}
