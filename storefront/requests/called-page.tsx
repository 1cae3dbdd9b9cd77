import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { Callback } from '#contract/request.ts';
import { formatDayLong } from '#ui/dates.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { linksIn, nameOf } from '#storefront/links.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { useContacts } from '#storefront/shell/frame/footer/contacts.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { RequestPage } from './request-page.tsx';

/** Loads a call-back by its link, which can be opened again. */
export async function loadCallBackDone({ context, params }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const callback = await orNotFound(caller.api.getCallback({ key: params['key'] ?? '' }));
  const { language } = caller;
  const { product, serialNumber } = callback;
  return {
    callback,
    about: product && {
      name: nameOf(product, language),
      href: linksIn(language).product(product, serialNumber ?? undefined),
    },
  };
}

export function CalledPage() {
  const { phone, telegram } = useContacts();
  const { callback, about } = useLoaderData<typeof loadCallBackDone>();
  const { t, links } = usePage();
  return (
    <RequestPage title={t('requests:callBack.doneTitle')} lead={useWhen(callback)}>
      <div className="request-done">
        {about && (
          <p>
            <Link to={about.href}>{about.name}</Link>
            {callback.serialNumber !== null &&
              `, ${t('requests:aboutPiece', { serial: callback.serialNumber })}`}
          </p>
        )}
        {callback.orderNumber !== null && <p>{t('requests:aboutOrder', { order: callback.orderNumber })}</p>}
        {callback.state === 'NEW' && <p className="ink-2">{t('requests:callBack.doneText')}</p>}
        <p className="request-actions">
          <Link className={buttonClass('secondary')} to={links.catalog()}>
            {t('catalog')}
          </Link>
          <a className={buttonClass('text')} href={telegram.href} rel="noreferrer">
            {t('askTelegram')}
          </a>
          <a className={`${buttonClass('text')} tabular`} href={phone.href}>
            {phone.shown}
          </a>
        </p>
      </div>
    </RequestPage>
  );
}

function useWhen({ state, phone: to, callOn, callFrom, callTo }: Callback): string {
  const { t, language } = usePage();
  if (state === 'CLOSED') return t('requests:callBack.closed');
  if (state === 'CALLED') return t('requests:callBack.called');
  const day = formatDayLong(callOn, language);
  return t('requests:callBack.done', { phone: to, day, from: `${callFrom}:00`, to: `${callTo}:00` });
}
