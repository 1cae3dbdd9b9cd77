import { formatDate } from '#ui/dates.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { CertificateView, PaperView } from './certificate-view.ts';

/** One certificate: the shop's passport with the picture of the model, or a laboratory's report with its scan. */
export function Sheet({ paper, certificate }: { paper: PaperView; certificate: CertificateView }) {
  const { t, language } = usePage();
  const { isPassport, laboratory, reportNumber, issuedOn, facts, checkUrl, scan, document } = paper;
  return (
    <article className="sheet" data-state={paper.state} aria-labelledby={paper.id}>
      <header className="sheet-head">
        <p className="label ink-2">
          {t(isPassport ? 'certificate:ours' : 'certificate:theirs', { laboratory })}
        </p>
        <h2 className="h2" id={paper.id}>
          {isPassport ? t('certificate:passport') : t('certificate:report', { laboratory })}
        </h2>
        <p className="small ink-2 tabular">
          {reportNumber === null ? paper.id : t('certificate:reportNumber', { number: reportNumber })}
          {' · '}
          {formatDate(issuedOn, language)}
        </p>
        {paper.state !== 'VALID' && <p className="sheet-state">{t(`certificate:state.${paper.state}`)}</p>}
        {isPassport && certificate.image !== null && (
          <Picture
            className="sheet-picture"
            url={certificate.image}
            alt={certificate.name}
            sizes="112px"
            placeholder=""
          />
        )}
      </header>
      <dl className="sheet-facts">
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isPassport && <p className="small ink-2">{t('certificate:weighed')}</p>}
      {checkUrl !== null && (
        <p>
          <a href={checkUrl} rel="noreferrer">
            {t('certificate:checkThere', { laboratory })}
          </a>
        </p>
      )}
      {document !== null && (
        <p>
          <a href={document} type="application/pdf">
            {t(isPassport ? 'certificate:passportPdf' : 'certificate:specimenPdf')}
          </a>
        </p>
      )}
      {scan !== null && (
        <Picture
          className="sheet-scan"
          url={scan}
          alt={t('certificate:scanOf', { number: reportNumber ?? paper.id })}
          sizes="(min-width: 992px) 480px, 100vw"
          ratio="auto"
          placeholder=""
        />
      )}
    </article>
  );
}
