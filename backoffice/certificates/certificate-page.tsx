import { type ReactNode, useId, useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import type { StaffCertificate } from '#contract/admin/catalog/certificate.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import type { Language } from '#contract/words.ts';
import { formatDate } from '#ui/dates.ts';
import { formatCentimetres, formatSize, unitIn } from '#ui/format.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { HistorySection } from '../shell/history/history-section.tsx';
import { NotesSection } from '../shell/notes/notes-section.tsx';
import { BackToList } from '../shell/frame/back-to-list.tsx';
import { usePaletteActions } from '../shell/palette/palette-actions.ts';
import { PresentLine } from '../shell/presence/present-line.tsx';
import { nameIn } from '../shell/stores.ts';
import { CertificateState } from './certificate-state.tsx';
import { CertificatesFrame } from './certificates-frame.tsx';
import { EndSheet } from './end-sheet.tsx';

export const loader = withPermission('certificates.write', ({ params }) =>
  callApi('GET /api/admin/v1/certificates/:id', { params: { id: params['id'] ?? '' } }),
);

/** A certificate: its facts, its piece, its scan. */
export function Component() {
  const { t } = useWords();
  const certificate = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<'replace' | 'withdraw' | null>(null);
  const { id, state, document, laboratory } = certificate;
  const offer = (to: 'replace' | 'withdraw') => ({
    id: to,
    label: t(`bo-certificates:${to}`),
    run: () => setEnding(to),
  });
  usePaletteActions(state === 'VALID' ? [offer('replace'), offer('withdraw')] : []);
  return (
    <CertificatesFrame>
      <BackToList list="/certificates" record={id} label={t('bo-certificates:backToList')} />
      <h2 className="section-title">
        <span>
          {id} <CertificateState state={state} />{' '}
          <PresentLine resource="certificate" record={id} isEditing={ending !== null} />
        </span>
      </h2>
      <div className="sheet-actions">
        {document !== null && (
          <a className={buttonClass('secondary')} href={document.url} target="_blank" rel="noreferrer">
            {t(laboratory === 'ZARONA' ? 'bo-certificates:print' : 'bo-certificates:openScan')}
          </a>
        )}
        {state === 'VALID' && (
          <>
            <Button kind="secondary" onClick={() => setEnding('replace')}>
              {t('bo-certificates:replace')}
            </Button>
            <Button kind="text" onClick={() => setEnding('withdraw')}>
              {t('bo-certificates:withdraw')}
            </Button>
          </>
        )}
      </div>
      <Facts certificate={certificate} />
      {laboratory !== 'ZARONA' && <Scan id={id} />}
      <HistorySection resource="certificate" record={id} version={certificate} />
      <NotesSection key={id} resource="certificate" record={id} />
      {ending !== null && (
        <EndSheet
          certificate={certificate}
          ending={ending}
          onDone={() => {
            setEnding(null);
            void revalidate();
          }}
          onClose={() => setEnding(null)}
        />
      )}
    </CertificatesFrame>
  );
}

function Facts({ certificate }: { certificate: StaffCertificate }) {
  const { t, language } = useWords();
  const { serialNumber, laboratory, reportNumber, issuedOn, replaces, replacedBy, note } = certificate;
  const link = (id: string) => <Link to={`/certificates/${id}`}>{id}</Link>;
  const facts: [label: string, value: ReactNode][] = [
    [
      t('bo-certificates:column.piece'),
      <Link key="piece" to={`/pieces/${serialNumber}`}>
        {serialNumber}
      </Link>,
    ],
    [t('bo-certificates:model'), nameIn(certificate, language)],
    [t('bo-certificates:column.laboratory'), `${laboratory} ${reportNumber ?? ''}`],
    [t('bo-certificates:column.issued'), formatDate(issuedOn, language)],
    ...optional(t('bo-certificates:replaces'), replaces && link(replaces)),
    ...optional(t('bo-certificates:replacedBy'), replacedBy && link(replacedBy)),
    ...optional(t('bo-certificates:reasonLabel'), note && t(`bo-certificates:reason.${note}`)),
    ...Object.entries(certificate.subject).map(([name, value]): [string, ReactNode] => [
      t(`bo-certificates:subject.${name}`),
      stated(name, value, { certificate, language }),
    ]),
  ];
  return (
    <dl className="facts certificate-facts">
      {facts.map(([label, value]) => (
        <div key={label} className="facts-pair">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Stating {
  certificate: StaffCertificate;
  language: Language;
}

/** A fact as it is read in the language: papers state them with a point, without units, and the metal by its code. */
function stated(name: string, value: string, { certificate, language }: Stating): string {
  if (name === 'metal') return certificate.metal === null ? value : nameIn(certificate.metal, language);
  if (name === 'sizeMm') return formatSize(Number(value), language);
  if (name === 'lengthCm') return formatCentimetres(Number(value), language);
  const local = language === 'en' ? value : value.replaceAll(/(\d)\.(\d)/g, '$1,$2');
  if (name === 'weightGrams') return `${local}\u00A0${unitIn('g', language)}`;
  if (name === 'caratWeight') return `${local}\u00A0${unitIn('ct', language)}`;
  return name === 'measurements' ? local.replace(' mm', `\u00A0${unitIn('mm', language)}`) : local;
}

/** A row for a fact that only some certificates have. */
const optional = (label: string, value: ReactNode): [string, ReactNode][] =>
  value === null ? [] : [[label, value]];

/** A scan of the laboratory's report. */
function Scan({ id }: { id: string }) {
  const { t } = useWords();
  const field = useId();
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  const send = (file: File | undefined) =>
    file &&
    void attempt(async () => {
      await callApi('POST /api/admin/v1/certificates/:id/scan', {
        params: { id },
        query: { name: file.name.slice(-100) },
        body: file,
      });
      await revalidate();
    });
  return (
    <div className="field" aria-busy={isBusy}>
      <label className="field-label" htmlFor={field}>
        {t('bo-certificates:scan')}
      </label>
      <input
        id={field}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ target }) => send(target.files?.[0])}
      />
      <ProblemLine error={error} />
    </div>
  );
}
