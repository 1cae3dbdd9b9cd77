import { Link, useSearchParams } from 'react-router';
import type { CustomerColumn, StaffCustomerRow } from '#contract/admin/people/customer.ts';
import { dayOf, formatDay } from '#ui/dates.ts';
import { formatSize, formatSom } from '#ui/format.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn, type StaffRegions } from '../../shell/stores.ts';
import { useIsByPhone } from './use-is-by-phone.ts';

/** The columns of the list of customers. */
export function useCustomerColumns(
  regions: StaffRegions,
): Readonly<Record<CustomerColumn, ListColumn<StaffCustomerRow>>> {
  const { t, language } = useWords();
  const [search] = useSearchParams();
  const found = useIsByPhone() ? `?q=${encodeURIComponent(search.get('q') ?? '')}` : '';
  const head = (name: string) => ({ head: t(`bo-people:column.${name}`) });
  const day = (at: string | null) => at !== null && formatDay(dayOf(at), language);
  return {
    name: {
      ...head('name'),
      cell: ({ id, name }) => (
        <Link className="row-link" to={`/people/customers/${id}${found}`}>
          {name ?? t('bo-people:customer.numbered', { id })}
        </Link>
      ),
    },
    total: {
      ...head('total'),
      sort: 'total',
      isNumber: true,
      cell: ({ total }) => formatSom(total, language),
    },
    phone: { ...head('phone'), cell: ({ phone, email }) => phone ?? email },
    orders: { ...head('orders'), sort: 'orders', isNumber: true, cell: ({ orders }) => orders },
    lastOrderAt: {
      ...head('lastOrder'),
      sort: 'lastOrderAt',
      className: 'ink-2',
      cell: ({ lastOrderAt }) => day(lastOrderAt),
    },
    createdAt: {
      ...head('since'),
      sort: 'createdAt',
      className: 'ink-2',
      cell: ({ createdAt }) => day(createdAt),
    },
    sizes: {
      ...head('sizes'),
      cell: ({ sizes }) => sizes.map((size) => formatSize(size, language)).join('; '),
    },
    consents: {
      ...head('consents'),
      cell: ({ consents }) => consents.map((one) => t(`bo-people:customer.channel.${one}`)).join(', '),
    },
    region: {
      ...head('region'),
      cell: ({ regionId }) => {
        const region = regions.find(({ id }) => id === regionId);
        return region && nameIn(region, language);
      },
    },
    priceType: {
      ...head('priceType'),
      cell: ({ priceType }) => t(`bo-people:customer.priceType.${priceType}`),
    },
    language: {
      ...head('language'),
      className: 'ink-2',
      cell: (row) => t(`bo-shell:language.${row.language}`),
    },
  };
}
