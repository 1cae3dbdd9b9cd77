import type { ReactNode } from 'react';
import { formatDay, formatDayLong } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { Icon, type IconName } from '#ui/pictures/icon.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { isBuyable } from '../pieces/choose-piece.ts';
import { courierCost, type DeliveryView } from './delivery-view.ts';
import type { PickUpDay } from './pick-up-day.ts';
import type { PieceView } from '../../product-view.ts';
import './delivery.css';

/** How the chosen piece can be received: dates and amounts, never durations (PDP-10). */
export function Delivery({ delivery, piece }: { delivery: DeliveryView; piece: PieceView | null }) {
  const { t } = usePage();
  if (!piece || !isBuyable(piece)) return null;
  return (
    <section className="delivery" aria-label={t('product:deliveryTitle')}>
      <PickUp delivery={delivery} piece={piece} />
      <Courier delivery={delivery} piece={piece} />
    </section>
  );
}

function PickUp({ delivery, piece }: { delivery: DeliveryView; piece: PieceView }) {
  const { t } = usePage();
  const store = delivery.stores.find(({ id }) => id === piece.store);
  const isHere = store !== undefined && piece.arrivesOn === null;
  // a piece still in transit is not promised to any store yet
  const brought = piece.arrivesOn === null ? elsewhere(delivery, isHere ? store.name : null) : [];
  return (
    <>
      {isHere && store.pickUp ? (
        <Row icon="store" title={t('product:pickUpAt', { store: store.name })}>
          <PickUpDayWords {...store.pickUp} />
        </Row>
      ) : (
        <BroughtRow first={brought[0]} />
      )}
      {brought.length > 0 && <BroughtTo days={brought} />}
    </>
  );
}

/** Stores to which it can be transferred, except the one that has it. */
const elsewhere = ({ brought }: DeliveryView, own: string | null): DeliveryView['brought'] =>
  brought
    .map(({ day, stores }) => ({ day, stores: stores.filter((name) => name !== own) }))
    .filter(({ stores }) => stores.length > 0);

function BroughtRow({ first }: { first: DeliveryView['brought'][number] | undefined }) {
  const { t, language } = usePage();
  return (
    <Row
      icon="store"
      title={first ? t('product:pickUpAt', { store: first.stores[0] }) : t('product:pickUpAny')}
    >
      {first ? formatDayLong(first.day, language) : t('product:pickUpLater')}
    </Row>
  );
}

function PickUpDayWords({ day, todayUntil }: PickUpDay) {
  const { t, language } = usePage();
  if (todayUntil === null) return formatDayLong(day, language);
  return <b className="delivery-today">{t('product:pickUpToday', { time: todayUntil })}</b>;
}

/** The stores with the day when the piece arrives there. */
function BroughtTo({ days }: { days: DeliveryView['brought'] }) {
  const { t, language } = usePage();
  return (
    <details className="delivery-brought">
      <summary>{t('product:broughtTo')}</summary>
      <dl>
        {days.map(({ day, stores }) => (
          <div key={day}>
            <dt>{stores.join(', ')}</dt>
            <dd>{formatDay(day, language)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Courier({ delivery, piece }: { delivery: DeliveryView; piece: PieceView }) {
  const { t, language } = usePage();
  const [capital] = delivery.cities;
  if (!capital || piece.price === null) return null;
  const cost = courierCost(delivery, { city: capital, price: piece.price });
  if (cost === null) {
    return (
      <Row icon="truck" title={t('product:handoverTitle')}>
        {t('product:onlyInStore')}
      </Row>
    );
  }
  const sum = cost === 0 ? t('product:free') : formatSom(cost, language);
  const when =
    piece.arrivesOn === null
      ? formatDayLong(capital.from, language)
      : t('product:courierAfter', { day: formatDay(piece.arrivesOn, language) });
  return (
    <Row icon="truck" title={t('product:courierTo', { city: capital.name })}>
      {`${when} · ${sum}`}
    </Row>
  );
}

function Row({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="delivery-row">
      <Icon name={icon} />
      <p>
        <span className="delivery-title">{title}</span>
        {children}
      </p>
    </div>
  );
}
