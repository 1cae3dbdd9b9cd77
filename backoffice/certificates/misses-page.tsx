import { useLoaderData } from 'react-router';
import type { CertificateMiss } from '#contract/admin/catalog/certificate.ts';
import { formatInstant } from '../kit/instants.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { Nothing } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { CertificatesFrame } from './certificates-frame.tsx';

export const loader = withPermission('certificates.write', () =>
  callApi('GET /api/admin/v1/certificate-misses', {}),
);

/** Numbers that shoppers looked up without result: typing errors, or certificates of other shops. */
export function Component() {
  const { t, language } = useWords();
  const misses = useLoaderData<typeof loader>();
  const columns: DataColumn<CertificateMiss>[] = [
    { head: t('bo-certificates:miss.typed'), cell: ({ typed }) => typed },
    { head: t('bo-certificates:miss.why'), cell: ({ reason }) => t(`bo-certificates:miss.${reason}`) },
    { head: t('bo-certificates:miss.tries'), className: 'num', cell: ({ tries }) => tries },
    { head: t('bo-certificates:miss.last'), cell: ({ lastAt }) => formatInstant(lastAt, language) },
  ];
  return (
    <CertificatesFrame>
      <p className="ink-2">{t('bo-certificates:miss.lead')}</p>
      {misses.length > 0 ? (
        <DataTable
          caption={t('bo-certificates:misses')}
          rows={misses}
          columns={columns}
          keyOf={({ typed }) => typed}
        />
      ) : (
        <Nothing title={t('bo-certificates:miss.none')} />
      )}
    </CertificatesFrame>
  );
}
