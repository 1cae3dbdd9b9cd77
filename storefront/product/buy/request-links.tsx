import { buttonClass } from '#ui/controls/button.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { PieceView, ProductView } from '../product-view.ts';

// Requests as an alternative to buying: plain links to separate pages, so that this page loads none of their code.

type Kind = 'primary' | 'secondary' | 'text';

/** A link to a stock alert, for the given size if there is one (PDP-3, PDP-15). */
export function NotifyLink({
  product,
  size,
  kind,
}: {
  product: ProductView;
  size: number | null;
  kind: Kind;
}) {
  const { t, links } = usePage();
  const about = { product: product.artikul, ...(size !== null && { size: String(size) }) };
  return (
    <Link className={buttonClass(kind, kind === 'primary')} to={links.request('notify', about)}>
      {t('product:notifyMe')}
    </Link>
  );
}

/** A call-back about a piece with a price on request (decisions 4). */
export function CallBackLink({ product, piece }: { product: ProductView; piece: PieceView }) {
  const { t, links } = usePage();
  return (
    <Link
      className={buttonClass('primary', true)}
      to={links.request('call-back', { product: product.artikul, piece: piece.serial })}
    >
      {t('product:callMe')}
    </Link>
  );
}

/** A link to book a visit to see this piece in a store (ui.md STO-5). */
export function VisitLink({ piece }: { piece: PieceView }) {
  const { t, links } = usePage();
  return (
    <Link className={buttonClass('text')} to={links.request('visit', { piece: piece.serial })}>
      <Icon name="store" size={20} />
      {t('product:tryInStore')}
    </Link>
  );
}
