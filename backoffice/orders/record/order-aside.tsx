import { useState } from 'react';
import type { StaffOrder } from '#contract/admin/order.ts';
import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import { phoneHref } from '#ui/contact-links.ts';
import { formatDays } from '#ui/dates.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { nameIn, type loadPlaces, type StaffStores } from '../../shell/stores.ts';
import { OrderTags } from './order-tags.tsx';

type Contact = StaffAnswer<'POST /api/admin/v1/orders/:number/contact'>;

interface Props {
  order: StaffOrder;
  stores: StaffStores;
  /** Region and district of the address. */
  places: Awaited<ReturnType<typeof loadPlaces>>;
}

/** The shopper, and how the order is received. */
export function OrderAside({ order, stores, places }: Props) {
  const { t, language } = useWords();
  const store = stores.find(({ id }) => id === order.storeId);
  const promised = { from: order.promisedFrom, to: order.promisedTo };
  return (
    <aside className="record-aside">
      <Shopper order={order} />
      <OrderTags order={order} />
      <section aria-labelledby="receiving">
        <h2 className="section-title" id="receiving">
          {t('bo-orders:part.receiving')}
        </h2>
        <dl className="facts">
          <dt>{t('bo-orders:column.receives')}</dt>
          <dd>{t(`bo-orders:kind.${order.kind}`)}</dd>
          <dt>{t('bo-orders:promised')}</dt>
          <dd>{formatDays(promised, language)}</dd>
          {store && (
            <>
              <dt>{t('bo-orders:store')}</dt>
              <dd>{nameIn(store, language)}</dd>
            </>
          )}
          {order.address !== null && (
            <>
              <dt>{t('bo-orders:address')}</dt>
              <dd>
                {addressLine(
                  order.address,
                  places.map((place) => nameIn(place, language)),
                )}
              </dd>
            </>
          )}
          {(order.courier !== null || order.trackNumber !== null) && (
            <>
              <dt>{t('bo-orders:ship.courier')}</dt>
              <dd>{[order.courier, order.trackNumber].filter(Boolean).join(', ')}</dd>
            </>
          )}
          {order.comment !== '' && (
            <>
              <dt>{t('bo-orders:comment')}</dt>
              <dd>{order.comment}</dd>
            </>
          )}
        </dl>
        {order.handoverTries !== null && (
          <p className="meta ink-2">{t('bo-orders:tries', { count: order.handoverTries })}</p>
        )}
      </section>
    </aside>
  );
}

/** The address from the region down to the flat; empty parts are omitted. */
const addressLine = (
  { street, house, apartment, landmark }: NonNullable<StaffOrder['address']>,
  places: string[],
): string => [...places, street, house, apartment, landmark].filter(Boolean).join(', ');

/** Masked until it is requested, which is recorded in the audit. */
function Shopper({ order }: { order: StaffOrder }) {
  const { t } = useWords();
  const session = useSession();
  const [contact, setContact] = useState<Contact | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const show = () =>
    attempt(async () => {
      setContact(
        await callApi('POST /api/admin/v1/orders/:number/contact', { params: { number: order.number } }),
      );
    });
  return (
    <section aria-labelledby="shopper">
      <h2 className="section-title" id="shopper">
        {t('bo-orders:part.shopper')}
      </h2>
      <dl className="facts">
        <dt>{t('bo-orders:name')}</dt>
        <dd>{contact?.name ?? order.maskedName}</dd>
        <dt>{t('bo-orders:phone.phone')}</dt>
        <dd>{contact ? <a href={phoneHref(contact.phone)}>{contact.phone}</a> : order.maskedPhone}</dd>
        {contact?.email && (
          <>
            <dt>{t('bo-orders:email')}</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
          </>
        )}
        <dt>{t('bo-orders:language')}</dt>
        <dd>{t(`bo-shell:language.${order.language}`)}</dd>
      </dl>
      <ProblemLine error={error} />
      {contact === null && hasPermission(session, 'orders.contact') && (
        <Button kind="text" loading={isBusy} onClick={() => void show()}>
          {t('bo-orders:showContact')}
        </Button>
      )}
      {contact !== null && <p className="meta ink-2">{t('bo-orders:contactNoted')}</p>}
    </section>
  );
}
