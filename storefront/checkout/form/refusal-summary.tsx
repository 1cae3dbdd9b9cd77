import { ErrorSummary } from '#ui/error-summary.tsx';
import type { T } from '#storefront/shell/i18n/texts.ts';
import { useContacts } from '#storefront/shell/frame/footer/contacts.ts';
import { usePage } from '#storefront/shell/page.ts';
import { refusalHelp } from '../refusal-help.ts';
import type { OrderFormErrors, Refused } from './order-form.ts';

interface Props {
  refused: Refused;
  /** The fields that are still invalid. */
  errors: OrderFormErrors;
  isGuest: boolean;
}

/** Why the order was not placed: the API's own sentence with links that help, then the invalid fields, each as a link. */
export function RefusalSummary({ refused, errors, isGuest }: Props) {
  const { t, links } = usePage();
  const contacts = useContacts();
  const fields = fieldsOf(errors, t);
  if (refused.message === null && fields.length === 0) return null;
  const reason =
    refused.message === null
      ? []
      : [{ message: refused.message }, ...refusalHelp(refused.problem, { t, links, isGuest, contacts })];
  const title = t(fields.length > 0 ? 'checkout:errorsTitle' : 'checkout:refusedTitle');
  return <ErrorSummary title={title} errors={[...reason, ...fields]} />;
}

function fieldsOf(errors: OrderFormErrors, t: T): { message: string; href: string }[] {
  return Object.entries(errors).map(([field, message]) => ({
    message:
      // our own message names what is missing; the API's message is written for its field and does not
      t(`checkout:${message}`, { defaultValue: '' }) ||
      `${t(`checkout:${labelOf[field] ?? field}`)}: ${message}`,
    href: `#${field}`,
  }));
}

/** Fields whose label has a different key in the texts. */
const labelOf: Record<string, string> = {
  storeId: 'store',
  districtId: 'district',
  regionId: 'region',
  method: 'payment',
  consent: 'review',
};
