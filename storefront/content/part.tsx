import type { PagePartName } from '#contract/page.ts';
import { phoneHref } from '#ui/contact-links.ts';
import { formatDays } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { useContacts } from '#storefront/shell/frame/footer/contacts.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { ContentView, StoreLine, TariffLine } from './content-view.ts';
import { Finenesses } from './finenesses.tsx';
import { Hallmarks } from './hallmarks.tsx';
import { PageTable } from './page-table.tsx';

/** Content from the shop's own data and drawings, at the place chosen by the page's editor. */
export function Part({ name, page }: { name: PagePartName; page: ContentView }) {
  switch (name) {
    case 'tariffs':
      return <Tariffs tariffs={page.tariffs} />;
    case 'contacts':
      return <Contacts />;
    case 'stores':
      return <Stores stores={page.stores} />;
    case 'hallmarks':
      return <Hallmarks />;
    case 'finenesses':
      return <Finenesses lines={page.finenesses} />;
  }
}

function Tariffs({ tariffs }: { tariffs: TariffLine[] }) {
  const { t, language } = usePage();
  const cost = (som: number) => (som === 0 ? t('pages:free') : formatSom(som, language));
  return (
    <>
      <PageTable
        head={[t('pages:tariffTo'), t('pages:tariffDay'), t('pages:tariffCost'), t('pages:tariffFree')]}
        rows={tariffs.map((line) => [
          line.places.join(', '),
          formatDays(line, language),
          cost(line.cost),
          formatSom(line.freeFrom, language),
        ])}
      />
      <p className="small ink-2">{t('pages:tariffNote')}</p>
    </>
  );
}

function Contacts() {
  const { t, links } = usePage();
  const { phone, telegram } = useContacts();
  const { answersFrom: from, answersTo: to } = useShellData().shop;
  return (
    <ul className="contact-rows">
      <li>
        <a href={telegram.href}>
          <Icon name="telegram" />
          <span className="h3">{telegram.shown}</span>
          <span className="small ink-2">{t('pages:telegramHours', { from, to })}</span>
        </a>
      </li>
      <li>
        <a href={phone.href}>
          <Icon name="phone" />
          <span className="h3 tabular">{phone.shown}</span>
          <span className="small ink-2">{t('pages:phoneHours', { from, to })}</span>
        </a>
      </li>
      <li>
        <Link to={links.request('call-back')}>
          <Icon name="phone" />
          <span className="h3">{t('pages:callBack')}</span>
          <span className="small ink-2">{t('pages:callBackText')}</span>
        </Link>
      </li>
    </ul>
  );
}

function Stores({ stores }: { stores: StoreLine[] }) {
  const { links } = usePage();
  return (
    <ul className="store-rows">
      {stores.map((store) => (
        <li key={store.slug}>
          <p className="h3">
            <Link to={links.store(store.slug)}>{store.name}</Link>
          </p>
          <p className="small">{store.address}</p>
          <a className="small tabular" href={phoneHref(store.phone)}>
            {store.phone}
          </a>
        </li>
      ))}
    </ul>
  );
}
