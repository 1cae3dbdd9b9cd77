import { usePage } from '#storefront/shell/page.ts';
import { useContacts } from '#storefront/shell/frame/footer/contacts.ts';

/** How a customer can check a piece at home, and whom to contact if it does not match. */
export function SelfCheck() {
  const { t } = usePage();
  const { telegram } = useContacts();
  return (
    <section className="self-check" aria-labelledby="self-check">
      <h2 className="h2" id="self-check">
        {t('certificate:selfCheck.title')}
      </h2>
      <ol>
        {(['scales', 'loupe', 'laboratory'] as const).map((way) => (
          <li key={way}>
            <h3 className="h3">{t(`certificate:selfCheck.${way}`)}</h3>
            <p className="small ink-2">{t(`certificate:selfCheck.${way}Text`)}</p>
          </li>
        ))}
      </ol>
      <p>
        {t('certificate:selfCheck.mismatch')} <a href={telegram.href}>{t('askTelegram')}</a>
      </p>
    </section>
  );
}
