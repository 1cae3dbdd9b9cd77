import { Form } from 'react-router';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { AddressFields } from './address-fields.tsx';
import type { AddressValues } from './address-values.ts';
import { openerId } from '../use-focus-back.ts';

/** A saved address and its actions. */
export function AddressRow({ id, line, values }: { id: number; line: string; values: AddressValues }) {
  const { t, links } = usePage();
  const recipient = [values.recipientName, values.recipientPhone].filter(Boolean).join(', ');
  return (
    <div className="address-row">
      {values.isDefault && <p className="label ink-2">{t('profile:address.default')}</p>}
      <p className="measure">{line}</p>
      {recipient && <p className="meta ink-2">{recipient}</p>}
      {values.comment && <p className="meta ink-2">{values.comment}</p>}
      <div className="address-actions">
        <Link
          id={openerId(id)}
          to={links.addresses(`edit=${id}#address-form`)}
          className={buttonClass('text')}
          preventScrollReset
        >
          {t('profile:change')}
          <OfWhich line={line} />
        </Link>
        {!values.isDefault && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <AddressFields values={{ ...values, isDefault: true }} />
            <button type="submit" name="intent" value="save" className={buttonClass('text')}>
              {t('profile:makeDefault')}
              <OfWhich line={line} />
            </button>
          </Form>
        )}
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="line" value={line} />
          <AddressFields values={values} />
          <button type="submit" name="intent" value="remove" className={buttonClass('text')}>
            {t('profile:remove')}
            <OfWhich line={line} />
          </button>
        </Form>
      </div>
    </div>
  );
}

const OfWhich = ({ line }: { line: string }) => <span className="visually-hidden">: {line}</span>;
