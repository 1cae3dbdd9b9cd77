import { useState } from 'react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { FieldError } from '#ui/controls/field.tsx';
import { callApi } from '../../shell/api.ts';
import { useWords } from '../../kit/words.tsx';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { ScanField } from '../../shell/scan/scan-field.tsx';
import { useScanTarget } from '../../shell/scan/scan-targets.ts';
import { loadRegions, loadStores } from '../../shell/stores.ts';
import { useTitle } from '../../shell/use-title.ts';
import { PhoneForm } from './phone-form.tsx';
import { PhoneLines } from './phone-lines.tsx';
import '../../kit/record.css';
import './phone.css';

/** `?piece=`: a serial number, added to the cart when the screen is opened from the record of a piece. `refused`: why it was not. */
async function openCart({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const serial = new URL(request.url).searchParams.get('piece');
  if (serial === null) return { opened: await callApi('GET /api/admin/v1/phone-cart', {}), refused: null };
  try {
    const opened = await callApi('POST /api/admin/v1/phone-cart/pieces', { body: { serial } });
    return { opened, refused: null };
  } catch (error) {
    const refused: unknown = error;
    return { opened: await callApi('GET /api/admin/v1/phone-cart', {}), refused };
  }
}

export const loader = withPermission('orders.write', async (args) => {
  const [cart, stores, regions] = await Promise.all([openCart(args), loadStores(), loadRegions()]);
  return { ...cart, stores, regions };
});

/** An order by phone: pieces, contact, delivery and payment. */
export function Component() {
  const { t } = useWords();
  const { opened, refused, stores, regions } = useLoaderData<typeof loader>();
  const [{ cart, methods }, setOpen] = useState(opened);
  const { attempt, error, isBusy } = useAttempt();
  /** The last scan; null = none yet, and the piece of the address was tried. */
  const [scanned, setScanned] = useState<{ serial: string; isTwice: boolean } | null>(null);
  useTitle(t('bo-orders:phone.title'));
  const add = (serial: string) =>
    attempt(async () => {
      const isTwice = cart.lines.some(({ pieces }) =>
        pieces.some(({ serialNumber }) => serialNumber === serial.trim().toUpperCase()),
      );
      setScanned({ serial, isTwice });
      if (!isTwice) setOpen(await callApi('POST /api/admin/v1/phone-cart/pieces', { body: { serial } }));
    });
  const remove = (key: string) =>
    attempt(async () => {
      setScanned(null);
      setOpen(await callApi('DELETE /api/admin/v1/phone-cart/lines/:key', { params: { key } }));
    });
  const reload = async () => setOpen(await callApi('GET /api/admin/v1/phone-cart', {}));
  useScanTarget((text) => {
    void add(text);
    return true;
  });
  return (
    <div className="page record-page">
      <Link to="/orders" className="meta ink-2">
        {t('bo-orders:phone.back')}
      </Link>
      <h1 className="title">{t('bo-orders:phone.title')}</h1>
      <div className="phone-columns">
        <section className="phone-goods" aria-labelledby="phone-goods" aria-busy={isBusy || undefined}>
          <h2 className="section-title" id="phone-goods">
            {t('bo-orders:phone.pieces')}
          </h2>
          <ScanField label={t('bo-orders:phone.scan')} onScan={(serial) => void add(serial)} />
          <ScanProblem scanned={scanned} error={scanned === null ? (error ?? refused) : error} />
          <PhoneLines lines={cart.lines} onRemove={(key) => void remove(key)} />
        </section>
        <PhoneForm cart={cart} methods={methods} stores={stores} regions={regions} onRefused={reload} />
      </div>
    </div>
  );
}

interface ScanProblemProps {
  scanned: { serial: string; isTwice: boolean } | null;
  error: unknown;
}

/** Why a scan added nothing: the field is empty again, so the serial number is named. */
function ScanProblem({ scanned, error }: ScanProblemProps) {
  const { t } = useWords();
  if (scanned?.isTwice === true)
    return (
      <p className="meta ink-2" role="status">
        {t('bo-orders:phone.twice', { serial: scanned.serial })}
      </p>
    );
  if (scanned !== null && isApiProblem(error) && error.problem.code === 'NOT_FOUND')
    return <FieldError>{t('bo-orders:phone.unknown', { serial: scanned.serial })}</FieldError>;
  return <ProblemLine error={error} />;
}
