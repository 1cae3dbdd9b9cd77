import { formatInteger, formatSize, inSentence } from '#ui/format.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { PieceView, ProductView } from '../product-view.ts';

/** The piece's certificates, each linked to its page in the register: the laboratory's report and the shop's passport. */
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
            <p className="paper-name">
              <Link to={links.certificate(report.id)}>{t('product:reportNumber', report)}</Link>
            </p>
            <p className="small ink-2">{t('product:reportText')}</p>
            <CheckLink id={report.id} />
          </li>
        ))}
        {piece.passport !== null && (
          <li>
            <p className="paper-name">
              <Link to={links.certificate(piece.passport)}>
                <PassportWords id={piece.passport} />
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

/** Keeps the number from breaking at the end of a line. */
function PassportWords({ id }: { id: string }) {
  const { t } = usePage();
  const [before, after] = t('product:passport', { id: '\n' }).split('\n');
  return (
    <>
      {before}
      <span>{id}</span>
      {after}
    </>
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

/** The meaning of each mark on the metal (domain.md 2.4). */
export function Hallmarks({ product, piece }: { product: ProductView; piece: PieceView }) {
  const { t, language } = usePage();
  const facts = product.factSets[piece.facts];
  if (!facts || facts.probe === null || facts.makersMark === null || product.metal === null) return null;
  const percent = formatSize(facts.probe / 10, language);
  const marks = [
    { mark: facts.makersMark, words: t('product:hallmarkMaker') },
    {
      mark: formatInteger(facts.probe, language),
      words: t('product:hallmarkProbe', { percent, metal: inSentence(product.metal.preciousMetal) }),
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
