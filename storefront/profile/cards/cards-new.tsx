import { Form } from 'react-router';
import type { CardProvider } from '#contract/catalog/card.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { NewCard } from './cards-change.ts';

/** A link to the provider's page for the card number, which is not part of the shop. */
export function AddCard({
  providers,
  kind,
}: {
  providers: readonly CardProvider[];
  kind: 'primary' | 'secondary';
}) {
  const { t } = usePage();
  if (providers.length === 0) return <p className="small ink-2">{t('profile:cards.noProviders')}</p>;
  // several buttons name their provider, and the first one is the main button
  const isOnly = providers.length === 1;
  const offers = providers.map((one) => ({ ...one, bank: t(`profile:cards.providers.${one.provider}`) }));
  return (
    <div className="cards-add">
      {offers.map(({ provider, formUrl, bank }, index) => (
        <div key={provider} className="cards-add-at">
          <a href={formUrl} className={buttonClass(index === 0 ? kind : 'secondary')}>
            {isOnly ? t('profile:cards.add') : t('profile:cards.addAt', { bank })}
          </a>
          {isOnly && <span className="meta ink-2">{t('profile:cards.leads', { bank })}</span>}
        </div>
      ))}
      <p className="small ink-2 measure">{t('profile:cards.promise')}</p>
    </div>
  );
}

/** Shown after the return from the provider's form: the bank sends the code when the shopper requests it. */
export function ConfirmNewCard({ card: { provider, token } }: { card: NewCard }) {
  const { t, links } = usePage();
  return (
    <section className="cards-new" aria-labelledby="cards-new">
      <h2 className="h3" id="cards-new">
        {t('profile:cards.newTitle')}
      </h2>
      <p className="measure">{t('profile:cards.newLead')}</p>
      <Form method="post" action={links.cards()} replace className="cards-actions">
        <input type="hidden" name="provider" value={provider} />
        <input type="hidden" name="cardToken" value={token} />
        <button type="submit" name="intent" value="add" className={buttonClass('primary')}>
          {t('profile:cards.getCode')}
        </button>
        <Link to={links.cards()} replace className={buttonClass('text')}>
          {t('profile:cards.dropNew')}
        </Link>
      </Form>
    </section>
  );
}
