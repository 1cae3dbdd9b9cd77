import { Form } from 'react-router';
import { formatSom } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { CartLineView } from './cart-view.ts';
import { LineFields } from './lines/line-fields.tsx';

/** What changed since the shopper's last visit, old → new; a higher price must be accepted with a tap (CRT-2). */
export function CartChanges({ lines }: { lines: readonly CartLineView[] }) {
  const { t } = usePage();
  const changed = lines.filter((line) => line.state !== 'OK' || line.previousPrice !== null);
  if (changed.length === 0) return null;
  return (
    <section className="cart-changes" aria-labelledby="cart-changes">
      <h2 className="h3" id="cart-changes">
        {t('cart:changesTitle')}
      </h2>
      <ul>
        {changed.map((line) => (
          <Change key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Change({ line }: { line: CartLineView }) {
  const { t, language } = usePage();
  const { name, serialNumber: serial, itemId } = line.piece;
  if (line.lost)
    return (
      <li>
        {name}, {serial}: {t(`cart:lostShort.${line.lost.left > 0 ? 'FEWER' : line.lost.lostTo}`)}
      </li>
    );
  const [before, now] = [line.previousPrice ?? 0, line.unitPrice].map((som) => formatSom(som, language));
  return (
    <li data-happened="zr_price_changed">
      {t('cart:priceChanged', { name, before, now })}{' '}
      <Form method="post" preventScrollReset data-gesture="zr_price_changed?accepted=true">
        <input type="hidden" name="key" value={line.key} />
        <input type="hidden" name="itemId" value={itemId} />
        <input type="hidden" name="quantity" value={line.quantity} />
        <LineFields options={line.options} />
        <button type="submit" className="button button-text small">
          {t('cart:acceptPrice')}
        </button>
      </Form>
    </li>
  );
}
