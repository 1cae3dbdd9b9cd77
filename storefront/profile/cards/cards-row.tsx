import { Form } from 'react-router';
import type { Card } from '#contract/catalog/card.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { CardCode } from './cards-code.tsx';

/** The names of the card systems, in their own spelling. */
const brandNames = {
  HUMO: 'Humo',
  UZCARD: 'Uzcard',
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
} as const satisfies Record<Card['brand'], string>;

interface Props {
  card: Card;
  needsCode: boolean;
  /** Another code was requested from the bank. */
  isSentAgain: boolean;
  /** Whether the confirmation of the removal is shown. */
  isRemoved: boolean;
  /** Set after a wrong code. */
  attemptsLeft: number | undefined;
}

/** A saved card and its actions. */
export function CardRow({ card, needsCode, isSentAgain, isRemoved, attemptsLeft }: Props) {
  return (
    <div className="card-row">
      <p className="card-face" data-brand={card.brand}>
        {brandNames[card.brand]}
      </p>
      <div className="card-facts">
        <p className="card-number tabular">{card.maskedPan}</p>
        <Expiry card={card} />
      </div>
      <div className="card-below">
        {needsCode && <CardCode card={card} isSentAgain={isSentAgain} attemptsLeft={attemptsLeft} />}
        {isRemoved ? <Removal card={card} /> : <Actions card={card} needsCode={needsCode} />}
      </div>
    </div>
  );
}

function Expiry({ card: { expiry, expiryState, isDefault, isVerified } }: { card: Card }) {
  const { t } = usePage();
  if (!isVerified) return <p className="card-note card-warns">{t('profile:cards.unverified')}</p>;
  return (
    <>
      {expiryState === 'VALID' ? (
        <p className="card-note ink-2 tabular">{t('profile:cards.until', { expiry })}</p>
      ) : (
        <p className={`card-note tabular ${expiryState === 'EXPIRED' ? 'card-over' : 'card-warns'}`}>
          <Icon name="alert" size={16} />
          {t(expiryState === 'EXPIRED' ? 'profile:cards.expired' : 'profile:cards.expiresSoon', { expiry })}
        </p>
      )}
      {isDefault && <p className="label ink-2">{t('profile:cards.default')}</p>}
    </>
  );
}

function Actions({ card: { id, isDefault, isVerified }, needsCode }: Pick<Props, 'card' | 'needsCode'>) {
  const { t, links } = usePage();
  return (
    <div className="cards-actions">
      {!isVerified && !needsCode && (
        <Link to={links.cards(`code=${id}`)} className={buttonClass('text')} preventScrollReset>
          {t('profile:cards.enterCode')}
        </Link>
      )}
      {isVerified && !isDefault && (
        <Form method="post" action={links.cards()} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <button type="submit" name="intent" value="default" className={buttonClass('text')}>
            {t('profile:cards.makeDefault')}
          </button>
        </Form>
      )}
      <Link to={links.cards(`remove=${id}`)} className={buttonClass('text')} preventScrollReset>
        {t('profile:remove')}
      </Link>
    </div>
  );
}

/** The removal is final (ui.md PRO-3), so it needs a confirmation. */
function Removal({ card: { id, maskedPan } }: { card: Card }) {
  const { t, links } = usePage();
  return (
    <Form method="post" action={links.cards()} replace preventScrollReset className="card-removal">
      <input type="hidden" name="id" value={id} />
      <p className="tabular">{t('profile:cards.confirmRemove', { card: maskedPan })}</p>
      <div className="cards-actions">
        <button type="submit" name="intent" value="remove" className={buttonClass('secondary')}>
          {t('profile:cards.confirmYes')}
        </button>
        <Link to={links.cards()} replace className={buttonClass('text')} preventScrollReset>
          {t('profile:cards.keep')}
        </Link>
      </div>
    </Form>
  );
}
