import {
  Form,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { StockAlert } from '#contract/request.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { linksIn, nameOf } from '#storefront/links.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { RequestPage } from './request-page.tsx';
import { sizeWords } from './size-words.ts';

/** Loads a stock alert by its link, also by the link in its message. `?muted` = messages were just stopped. */
export async function loadNotifyDone({ context, params, url }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const alert = await orNotFound(caller.api.getStockAlert({ key: params['key'] ?? '' }));
  const { language } = caller;
  const isMuted = url.searchParams.has('muted');
  return {
    state: isMuted ? ('MUTED' as const) : alert.state,
    by: alert.by,
    mayMute: alert.mayMute,
    to: alert.to,
    artikul: alert.product.artikul,
    size: alert.sizeMm ?? alert.lengthCm,
    about: [nameOf(alert.product, language), sizeWords(alert, language)]
      .filter((part) => part !== '')
      .join(', '),
    href: linksIn(language).product(alert.product),
  };
}

/** Handles the buttons of the page. Opening a link in a message ends nothing, because mail programs open links before people do. */
export async function changeNotify({ request, context, params }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const key = params['key'] ?? '';
  const here = linksIn(caller.language).requested('notify', key);
  const intent = (await request.formData()).get('intent');
  if (intent === 'mute') await orNotFound(caller.api.muteStockAlerts({ key }));
  if (intent === 'end') await orNotFound(caller.api.endStockAlert({ key }));
  return redirect(intent === 'mute' ? `${here}?muted` : here, 303);
}

const titles = {
  WAITING: 'doneTitle',
  DUE: 'doneTitle',
  TOLD: 'sentTitle',
  ENDED: 'endedTitle',
  MUTED: 'mutedTitle',
} as const satisfies Record<StockAlert['state'] | 'MUTED', string>;

export function NotifiedPage() {
  const { state, to, mayMute, about, artikul, size, href } = useLoaderData<typeof loadNotifyDone>();
  const { t, links } = usePage();
  const isWaiting = state === 'WAITING' || state === 'DUE';
  const again = links.request('notify', { product: artikul, ...(size !== null && { size: String(size) }) });
  return (
    <RequestPage title={t(`requests:notify.${titles[state]}`)} lead={useLead()}>
      <div className="request-done">
        <p>
          <Link to={href}>{about}</Link>
        </p>
        {isWaiting && <p className="ink-2">{t('requests:notify.until')}</p>}
        {state === 'TOLD' && (
          <p className="request-actions">
            <Link className={buttonClass('primary')} to={href}>
              {t('requests:toProduct')}
            </Link>
          </p>
        )}
        {(state === 'TOLD' || state === 'ENDED') && (
          <p>
            <Link to={again}>{t('requests:notify.again')}</Link>
          </p>
        )}
        {(isWaiting || (mayMute && state !== 'MUTED')) && (
          <Form method="post" className="request-actions">
            {isWaiting && (
              <button type="submit" name="intent" value="end" className={buttonClass('secondary')}>
                {t('requests:notify.end')}
              </button>
            )}
            {mayMute && (
              <button type="submit" name="intent" value="mute" className={buttonClass('text')}>
                {t('requests:notify.mute', { to })}
              </button>
            )}
          </Form>
        )}
      </div>
    </RequestPage>
  );
}

function useLead(): string {
  const { state, by, to } = useLoaderData<typeof loadNotifyDone>();
  const { t } = usePage();
  switch (state) {
    case 'WAITING':
    case 'DUE':
      return t(by === 'SMS' ? 'requests:notify.waitingSms' : 'requests:notify.waitingEmail', { to });
    case 'TOLD':
      return t('requests:notify.sent', { to });
    case 'ENDED':
      return t('requests:notify.ended');
    case 'MUTED':
      return t('requests:notify.muted', { to });
  }
}
