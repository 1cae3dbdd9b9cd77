import { Link, useLoaderData, useNavigate } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { formatSize, formatWeight } from '#ui/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ScanField } from '../../shell/scan/scan-field.tsx';
import { useScanTarget } from '../../shell/scan/scan-targets.ts';
import { loadStores, nameIn } from '../../shell/stores.ts';
import { useTitle } from '../../shell/use-title.ts';
import { ReceiveForm } from './receive-form.tsx';
import '../../kit/record.css';
import '../pieces.css';
import './receive.css';

export const loader = withPermission('pieces.write', async ({ request }) => {
  const serial = new URL(request.url).searchParams.get('like');
  const [stores, like] = await Promise.all([loadStores(), serial === null ? null : findLike(serial)]);
  return { stores, serial, like };
});

/** null: no piece has this number. */
const findLike = (serial: string) =>
  callApi('GET /api/admin/v1/pieces/:serial', { params: { serial: serial.trim() } }).catch(
    (error: unknown) => {
      if (isApiProblem(error) && error.problem.status < 500) return null;
      throw error;
    },
  );

/** Pieces that came in: like which one, where to, and what the scale says of each. */
export function Component() {
  const { t, language } = useWords();
  const { stores, serial, like } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  useTitle(t('bo-pieces:receive.title'));
  const choose = (text: string) =>
    void navigate(`/pieces/receive?like=${encodeURIComponent(text.trim().toUpperCase())}`);
  useScanTarget((text) => {
    choose(text);
    return true;
  });
  return (
    <div className="page record-page">
      <Link to="/pieces" className="meta ink-2">
        {t('bo-pieces:receive.back')}
      </Link>
      <h1 className="title">{t('bo-pieces:receive.title')}</h1>
      {like === null ? (
        <section className="receive-like">
          <p>{t('bo-pieces:receive.like')}</p>
          <ScanField label={t('bo-pieces:receive.scan')} onScan={choose} />
          {serial !== null && <Notice tone="bad">{t('bo-pieces:receive.unknown', { serial })}</Notice>}
        </section>
      ) : (
        <>
          <p>
            <b>{nameIn(like, language)}</b>
            <span className="ink-2">
              {` · ${like.artikul} · ${like.serialNumber}`}
              {like.sizeMm !== null && ` · ${formatSize(like.sizeMm, language)}`}
              {` · ${formatWeight(like.weightGrams, language)} · `}
            </span>
            <Link to="/pieces/receive">{t('bo-pieces:receive.another')}</Link>
          </p>
          <ReceiveForm key={like.serialNumber} like={like} stores={stores} />
        </>
      )}
    </div>
  );
}
