import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { PieceView, ProductView } from '../product-view.ts';

interface Props {
  product: ProductView;
  piece: PieceView | null;
}

/**
 * What a buyer can rely on, each with a link to the details: the hallmark, the piece's certificate, the return
 * period, the stores for trying it on.
 */
export function Trust({ product, piece }: Props) {
  const { t, links } = usePage();
  const { shop } = useShellData();
  if (!piece) return null;
  const paper = piece.reports[0]?.id ?? piece.passport;
  const proofs = [
    ['Mark', links.written('/fineness-and-hallmarks')],
    ['Paper', paper ? links.certificate(paper) : links.certificateLookUp()],
    ['Change', links.written('/returns')],
    ['Store', links.stores({ service: 'fitting' })],
  ];
  return (
    <ul className="proofs">
      {proofs.slice(product.metal ? 0 : 1).map(([name, to = '']) => (
        <li key={name}>
          <Link to={to}>
            <b>{t(`product:trust${name}`, { count: shop.returnDays })}</b>
            {` ${t(`product:about${name}`)}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}
