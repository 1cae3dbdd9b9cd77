import { Fragment } from 'react';
import { Qosh, Wordmark } from '#ui/brand/brand.tsx';
import { Button } from '#ui/controls/button.tsx';
import { formatDate } from '#ui/dates.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { CertificateView } from './certificate-view.ts';
import { SelfCheck } from './self-check.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  certificate: CertificateView;
  qr: { size: number; path: string };
}

/**
 * All certificates of a piece: stamp, passport, laboratory's report, code. Below each other on phones; on wide
 * screens two sheets on a ganch background (ui.md 3.10, 3.11).
 */
export function ItemCertificates({ certificate, qr }: Props) {
  return (
    <div className="certificate">
      <Stamp certificate={certificate} />
      <div className="certificate-ground">
        <div className="container certificate-sheets">
          {certificate.papers.map((paper) => (
            <Sheet key={paper.id} paper={paper} certificate={certificate} />
          ))}
          <Code address={certificate.address} qr={qr} />
        </div>
      </div>
      <div className="container certificate-more">
        <SelfCheck />
      </div>
    </div>
  );
}

/** The state as a word, the number, and the piece. For a valid certificate the qosh ornament is drawn in an animation. */
function Stamp({ certificate }: { certificate: CertificateView }) {
  const { t, links, language } = usePage();
  const { shown, note, replacedBy, name, href, serial } = certificate;
  return (
    <section
      className="certificate-stamp"
      data-happened="zr_certificate_check?found=true"
      data-state={shown.state}
      aria-labelledby="certificate-state"
    >
      <div className="container">
        <Wordmark width={112} />
        {shown.state === 'VALID' && <Qosh width={96} />}
        <h1 className="d2" id="certificate-state">
          {t(`certificate:state.${shown.state}`)}
        </h1>
        <p className="certificate-number tabular">{shown.id}</p>
        {note !== null && <p>{note}</p>}
        {replacedBy !== null && (
          <p>
            {t('certificate:replacedBy')} <Link to={links.certificate(replacedBy)}>{replacedBy}</Link>
          </p>
        )}
        {shown.state === 'REPLACED' && replacedBy === null && <p>{t('certificate:replacedByNone')}</p>}
        <p className="certificate-piece">
          {href === null ? name : <Link to={href}>{name}</Link>}
          <span className="tabular">{t('certificate:serial', { serial })}</span>
          <span>{t('certificate:issued', { day: formatDate(shown.issuedOn, language) })}</span>
        </p>
      </div>
    </section>
  );
}

/** A QR code with the page's address, to open it on another phone; error correction M and a quiet zone of four modules (CRF-8). */
function Code({ address, qr: { size, path } }: { address: string; qr: Props['qr'] }) {
  const { t } = usePage();
  return (
    <aside className="certificate-code">
      <svg
        role="img"
        aria-label={t('certificate:qr')}
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        shapeRendering="crispEdges"
      >
        <path d={`M-4-4h${size + 8}v${size + 8}h-${size + 8}z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <div>
        <p>{t('certificate:qrText')}</p>
        <p className="certificate-address small ink-2">
          {address
            .replace(/^https?:\/\//, '')
            .split('/')
            .map((part, index) => (
              <Fragment key={part}>
                {index > 0 && '/'}
                <wbr />
                {part}
              </Fragment>
            ))}
        </p>
        <Button className="script-only" type="button" kind="secondary" onClick={() => print()}>
          {t('certificate:print')}
        </Button>
      </div>
    </aside>
  );
}
