import { useState } from 'react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
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

/** `?piece=`: a serial number, added to the cart when the screen is opened from the record of a piece. */
async function openCart({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const serial = new URL(request.url).searchParams.get('piece');
  if (serial === null) return callApi('GET /api/admin/v1/phone-cart', {});
  return callApi('POST /api/admin/v1/phone-cart/pieces', { body: { serial } }).catch(() =>
    callApi('GET /api/admin/v1/phone-cart', {}),
  );
}

export const loader = withPermission('orders.write', async (args) => {
  const [opened, stores, regions] = await Promise.all([openCart(args), loadStores(), loadRegions()]);
  return { opened, stores, regions };
});

/** An order by phone: pieces, contact, delivery and payment. */
export function Component() {
  const { t } = useWords();
  const { opened, stores, regions } = useLoaderData<typeof loader>();
  const [{ cart, methods }, setOpen] = useState(opened);
  const { attempt, error, isBusy } = useAttempt();
  useTitle(t('bo-orders:phone.title'));
  const add = (serial: string) =>
    attempt(async () => setOpen(await callApi('POST /api/admin/v1/phone-cart/pieces', { body: { serial } })));
  const remove = (key: string) =>
    attempt(async () =>
      setOpen(await callApi('DELETE /api/admin/v1/phone-cart/lines/:key', { params: { key } })),
    );
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
          <ProblemLine error={error} />
          <PhoneLines lines={cart.lines} onRemove={(key) => void remove(key)} />
        </section>
        <PhoneForm cart={cart} methods={methods} stores={stores} regions={regions} onRefused={reload} />
      </div>
    </div>
  );
}
