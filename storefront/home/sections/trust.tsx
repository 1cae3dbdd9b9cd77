import { usePage } from '#storefront/shell/page.ts';
import './trust.css';

/** What the shop guarantees for each piece, as text without pictures. */
export function Trust() {
  const { t } = usePage();
  return (
    <section className="container trust" aria-label={t('content:home.trustTitle')}>
      <dl>
        <div>
          <dt className="h3">{t('content:home.trust.hallmark')}</dt>
          <dd className="small ink-2">{t('content:home.trust.hallmarkText')}</dd>
        </div>
        <div>
          <dt className="h3">{t('content:home.trust.certificate')}</dt>
          <dd className="small ink-2">{t('content:home.trust.certificateText')}</dd>
        </div>
        <div>
          <dt className="h3">{t('content:home.trust.resize')}</dt>
          <dd className="small ink-2">{t('content:home.trust.resizeText')}</dd>
        </div>
        <div>
          <dt className="h3">{t('content:home.trust.cleaning')}</dt>
          <dd className="small ink-2">{t('content:home.trust.cleaningText')}</dd>
        </div>
      </dl>
    </section>
  );
}
