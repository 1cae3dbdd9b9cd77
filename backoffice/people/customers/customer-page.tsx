import { useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { CustomerAction, StaffCustomer } from '#contract/admin/people/customer.ts';
import { phoneHref } from '#ui/contact-links.ts';
import { Button } from '#ui/controls/button.tsx';
import { dayOf, formatDay } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { ActionMenu } from '../../kit/action-menu.tsx';
import { readPhone } from '../../kit/forms/read-phone.ts';
import { BackToList } from '../../shell/frame/back-to-list.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { loadStores } from '../../shell/stores.ts';
import { NotesSection } from '../../shell/notes/notes-section.tsx';
import { usePaletteActions } from '../../shell/palette/palette-actions.ts';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { MessagesSection } from '../../shell/messages/messages-section.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useTitle } from '../../shell/use-title.ts';
import { CustomerHistory } from './customer-history.tsx';
import { CustomerParts } from './customer-parts.tsx';
import { ErasureSheet, PriceTypeSheet } from './customer-sheets.tsx';
import { saveJson } from './save-json.ts';

import '../../kit/record.css';

/** The phone by which the customer was found, in the API's format; the typed one may have spaces, or no country code. */
const phoneIn = (search: URLSearchParams) => {
  const phone = readPhone(search.get('q') ?? '');
  return phone === null ? {} : { phone };
};

export const loader = withPermission('customers.read', async ({ params: { id = '' }, request }) => {
  const query = phoneIn(new URL(request.url).searchParams);
  const of = { params: { id: Number(id) }, query };
  const [customer, history, stores] = await Promise.all([
    callApi('GET /api/admin/v1/customers/:id', of),
    callApi('GET /api/admin/v1/customers/:id/history', of),
    loadStores(),
  ]);
  return { customer, history, stores };
});

/** A user of the shop: orders, favorites, reviews, and actions. */
export function Component() {
  const { t } = useWords();
  const { customer, history, stores } = useLoaderData<typeof loader>();
  const [sheet, setSheet] = useState<'PRICE_TYPE' | 'ERASE' | null>(null);
  const { runAction, isBusy, outcome } = useAction<CustomerAction>((done) =>
    t(`bo-people:customer.done.${done}`),
  );
  const [search] = useSearchParams();
  const { id } = customer;
  const name = customer.name ?? t('bo-people:customer.numbered', { id });
  useTitle(name);
  const start = (action: CustomerAction) => {
    if (action === 'PRICE_TYPE' || action === 'ERASE') return setSheet(action);
    const query = phoneIn(search);
    if (action === 'END_SESSIONS')
      void runAction(action, () =>
        callApi('POST /api/admin/v1/customers/:id/sessions/end', { params: { id }, query }),
      );
    if (action === 'EXPORT')
      void runAction(action, async () =>
        saveJson(
          `customer-${id}.json`,
          await callApi('POST /api/admin/v1/customers/:id/export', { params: { id } }),
        ),
      );
  };
  const close = () => setSheet(null);
  usePaletteActions(
    customer.allowedActions
      .filter((action) => action !== 'SHOW_CONTACT')
      .filter((action) => action !== 'END_SESSIONS' || customer.sessions.length > 0)
      .map((action) => ({
        id: action,
        label: t(`bo-people:customer.action.${action}`),
        run: () => start(action),
      })),
  );
  return (
    <div className="page record-page">
      <BackToList list="/people/customers" record={String(id)} label={t('bo-people:customer.backToList')} />
      <header className="page-head record-head">
        <h1 className="title">{name}</h1>
        <PresentLine resource="customer" record={String(id)} isEditing={sheet !== null} />
        <CustomerActions customer={customer} isBusy={isBusy} onStart={start} />
      </header>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <div className="record-columns">
        <div className="record-main">
          <CustomerParts customer={customer} stores={stores} />
          <NotesSection key={id} resource="customer" record={String(id)} />
          <MessagesSection of={{ id, ...phoneIn(search) }} />
          <CustomerHistory history={history} />
        </div>
        <aside className="record-aside">
          <Contact key={id} customer={customer} />
        </aside>
      </div>
      {sheet === 'PRICE_TYPE' && <PriceTypeSheet customer={customer} runAction={runAction} onClose={close} />}
      {sheet === 'ERASE' && <ErasureSheet customer={customer} runAction={runAction} onClose={close} />}
    </div>
  );
}

interface ActionsProps {
  customer: StaffCustomer;
  isBusy: boolean;
  onStart: (action: CustomerAction) => void;
}

/** The actions for a user: changing the price type is the most frequent, the others are in the menu. */
function CustomerActions({ customer: { id, allowedActions, sessions }, isBusy, onStart }: ActionsProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const rest = allowedActions.filter((action) => action !== 'SHOW_CONTACT' && action !== 'PRICE_TYPE');
  const reasonOf = (action: CustomerAction) =>
    action === 'END_SESSIONS' && sessions.length === 0 ? t('bo-people:customer.noSessions') : undefined;
  const request = {
    id: 'REQUEST',
    label: t('bo-people:privacy.add'),
    reason: undefined,
    onAction: () => void navigate(`/people/privacy?state=WAITING&add=${id}`),
  };
  return (
    <div className="record-actions">
      {allowedActions.includes('PRICE_TYPE') && (
        <Button kind="secondary" loading={isBusy} onClick={() => onStart('PRICE_TYPE')}>
          {t('bo-people:customer.action.PRICE_TYPE')}
        </Button>
      )}
      {rest.length > 0 && (
        <ActionMenu
          label={t('bo-people:customer.more')}
          actions={[
            ...rest.map((action) => ({
              id: action,
              label: t(`bo-people:customer.action.${action}`),
              reason: reasonOf(action),
              onAction: () => onStart(action),
            })),
            ...(rest.includes('EXPORT') ? [request] : []),
          ]}
        />
      )}
    </div>
  );
}

interface Whole {
  name: string | null;
  phone: string | null;
  email: string | null;
}

/** Masked until it is requested, which is recorded in the audit. */
function Contact({ customer }: { customer: StaffCustomer }) {
  const { t, language } = useWords();
  const [search] = useSearchParams();
  const [whole, setWhole] = useState<Whole | null>(null);
  const { runAction, isBusy } = useAction<'SHOW_CONTACT'>(() => '');
  const { id, allowedActions } = customer;
  const show = () =>
    runAction('SHOW_CONTACT', async () => {
      const query = phoneIn(search);
      setWhole(await callApi('POST /api/admin/v1/customers/:id/contact', { params: { id }, query }));
    });
  return (
    <section aria-labelledby="contact">
      <h2 className="section-title" id="contact">
        {t('bo-people:customer.part.contact')}
      </h2>
      <dl className="facts">
        <dt>{t('bo-people:business.customerId')}</dt>
        <dd>{id}</dd>
        {customer.phone !== null && (
          <>
            <dt>{t('bo-people:column.phone')}</dt>
            <dd>{whole?.phone ? <a href={phoneHref(whole.phone)}>{whole.phone}</a> : customer.phone}</dd>
          </>
        )}
        {customer.email !== null && (
          <>
            <dt>{t('bo-people:customer.email')}</dt>
            <dd>{whole?.email ? <a href={`mailto:${whole.email}`}>{whole.email}</a> : customer.email}</dd>
          </>
        )}
        <dt>{t('bo-people:column.since')}</dt>
        <dd>{formatDay(dayOf(customer.createdAt), language)}</dd>
        <dt>{t('bo-people:column.orders')}</dt>
        <dd>{customer.orders}</dd>
        <dt>{t('bo-people:column.total')}</dt>
        <dd>{formatSom(customer.total, language)}</dd>
        <dt>{t('bo-people:column.priceType')}</dt>
        <dd>{t(`bo-people:customer.priceType.${customer.priceType}`)}</dd>
        <dt>{t('bo-people:column.language')}</dt>
        <dd>{t(`bo-shell:language.${customer.language}`)}</dd>
      </dl>
      {whole === null && allowedActions.includes('SHOW_CONTACT') && (
        <Button kind="text" loading={isBusy} onClick={() => void show()}>
          {t('bo-people:visit.showPhone')}
        </Button>
      )}
      {whole !== null && <p className="meta ink-2">{t('bo-people:contactNoted')}</p>}
    </section>
  );
}
