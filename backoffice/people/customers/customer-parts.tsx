import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StaffCustomer } from '#contract/admin/people/customer.ts';
import { formatMillimetres, formatSom } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { nameIn, type StaffStores } from '../../shell/stores.ts';

interface Props {
  customer: StaffCustomer;
  stores: StaffStores;
}

/** The records of a user; empty parts are omitted. */
export function CustomerParts({ customer, stores }: Props) {
  const { t, language } = useWords();
  const readsOrders = hasPermission(useSession(), 'orders.read');
  const at = (instant: string) => formatInstant(instant, language);
  return (
    <>
      <Part name="orders">
        {customer.orderList.map(({ number, state, total, createdAt }) => (
          <Line key={number} when={at(createdAt)}>
            {readsOrders ? <Link to={`/orders/${number}`}>{number}</Link> : number}{' '}
            {t(`bo-people:customer.orderState.${state}`)}, {formatSom(total, language)}
          </Line>
        ))}
      </Part>
      <Part name="pieces">
        {customer.pieces.map((piece) => (
          <Line key={piece.serialNumber} when={at(piece.since)}>
            <Link to={`/pieces/${piece.serialNumber}`}>{piece.serialNumber}</Link> {nameIn(piece, language)}
            {piece.sizeMm !== null && `, ${formatMillimetres(piece.sizeMm, language)}`}
          </Line>
        ))}
      </Part>
      <Part name="favorites">
        {customer.favorites.map((model) => (
          <Line key={model.artikul} when={at(model.addedAt)}>
            {model.artikul} {nameIn(model, language)}
          </Line>
        ))}
      </Part>
      <Part name="waits">
        {customer.waits.map((wait) => (
          <Line key={wait.id} when={at(wait.createdAt)}>
            {wait.artikul} {nameIn(wait, language)}, {t(`bo-people:customer.waitState.${wait.state}`)}
          </Line>
        ))}
      </Part>
      <Requests customer={customer} stores={stores} />
      <Account customer={customer} />
    </>
  );
}

function Requests({ customer, stores }: Props) {
  const { t, language } = useWords();
  const at = (instant: string) => formatInstant(instant, language);
  const storeOf = (storeId: number) => {
    const store = stores.find(({ id }) => id === storeId);
    return store ? nameIn(store, language) : '';
  };
  return (
    <>
      <Part name="visits">
        {customer.visits.map(({ id, storeId, state, startsAt }) => (
          <Line key={id} when={at(startsAt)}>
            {storeOf(storeId)}, {t(`bo-people:visit.state.${state}`)}
          </Line>
        ))}
      </Part>
      <Part name="calls">
        {customer.calls.map(({ id, subject, state, createdAt }) => (
          <Line key={id} when={at(createdAt)}>
            {t(`bo-people:call.subject.${subject}`)}, {t(`bo-people:call.state.${state}`)}
          </Line>
        ))}
      </Part>
      <Part name="reviews">
        {customer.reviews.map((review) => (
          <Line key={review.id} when={at(review.writtenAt)}>
            {nameIn(review, language)}, {t('bo-people:review.stars', { rating: review.rating })},{' '}
            {t(`bo-people:review.state.${review.state}`)}
          </Line>
        ))}
      </Part>
    </>
  );
}

function Account({ customer }: Pick<Props, 'customer'>) {
  const { t, language } = useWords();
  const at = (instant: string) => formatInstant(instant, language);
  return (
    <>
      <Part name="consents">
        {customer.consents.map(({ topic, channel, givenAt }) => (
          <Line key={`${topic} ${channel}`} when={at(givenAt)}>
            {t(`bo-people:customer.topic.${topic}`)}, {t(`bo-people:customer.channel.${channel}`)}
          </Line>
        ))}
      </Part>
      <Part name="sessions">
        {customer.sessions.map(({ id, device, seenAt }) => (
          <Line key={id} when={at(seenAt)}>
            {device}
          </Line>
        ))}
      </Part>
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode[] }) {
  const { t } = useWords();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={`part-${name}`}>
      <h2 className="section-title" id={`part-${name}`}>
        {t(`bo-people:customer.part.${name}`)}
        <span className="meta ink-2">{children.length}</span>
      </h2>
      <ol className="timeline">{children}</ol>
    </section>
  );
}

function Line({ when, children }: { when: string; children: ReactNode }) {
  return (
    <li>
      <span className="meta ink-2">{when}</span>
      <span>{children}</span>
    </li>
  );
}
