import { useContacts } from '#storefront/shell/frame/footer/contacts.ts';
import { usePage } from '#storefront/shell/page.ts';
import { LookUpForm } from './look-up-form.tsx';

/** FORM and CHECK: a typing error; UNKNOWN: not in the register; LIMIT: too many look-ups from one address. */
export type UnknownReason = 'FORM' | 'CHECK' | 'UNKNOWN' | 'LIMIT';

/** Shown for an unknown number: a plain sentence, the field to try again, and a contact. */
export function Unknown({ reason, typed }: { reason: UnknownReason; typed: string }) {
  const { t } = usePage();
  const { phone, telegram } = useContacts();
  const isSlip = reason === 'FORM' || reason === 'CHECK';
  const title = (): string => {
    if (isSlip) return t('certificate:unknown.slipTitle');
    return t(reason === 'LIMIT' ? 'certificate:unknown.limitTitle' : 'certificate:unknown.title');
  };
  return (
    <div className="look-up-top" data-happened="zr_certificate_check?found=false">
      <div className="container look-up-head">
        <div className="look-up-words">
          <p className="certificate-unknown tabular">{typed}</p>
          <h1 className="h1">{title()}</h1>
          {!isSlip && <p className="lead ink-2 measure">{t(`certificate:unknown.${reason}`)}</p>}
          <LookUpForm key={typed} typed={typed} slip={isSlip ? reason : null} />
          <p className="certificate-question">
            {t(reason === 'LIMIT' ? 'certificate:unknown.askAtLimit' : 'certificate:unknown.ask')}{' '}
            <a href={telegram.href}>{t('askTelegram')}</a>{' '}
            <a className="tabular" href={phone.href}>
              {phone.shown}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
