/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones another `display` takes the tags' own roles away */
import { formatDays } from '#ui/dates.ts';
import { Expandable } from '#ui/expandable.tsx';
import { formatSom } from '#ui/format.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { courierCost, type DeliveryView } from '../buy/delivery/delivery-view.ts';
import type { PieceView, ProductView } from '../product-view.ts';

interface Props {
  product: ProductView;
  delivery: DeliveryView;
  piece: PieceView;
}

/** Delivery, exchange, care: sections one below the other, never tabs; the first is open (ui.md 1.4). */
export function Sections({ product, delivery, piece }: Props) {
  const { t, links } = usePage();
  const { shop } = useShellData();
  return (
    <div className="sections">
      <Expandable title={t('product:deliverySection')} open>
        <DeliveryTable delivery={delivery} piece={piece} />
        <p className="small">
          <Link to={links.content('delivery')}>{t('product:moreDelivery')}</Link>
        </p>
      </Expandable>
      <Expandable title={t('product:returnsSection')}>
        <p>{t('product:returnsText', { count: shop.returnDays })}</p>
        <p className="small">
          <Link to={links.content('returns')}>{t('product:moreReturns')}</Link>
        </p>
      </Expandable>
      <Expandable title={t('product:careSection')}>
        {useCare(product, piece).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className="small">
          <Link to={links.content('care')}>{t('product:moreCare')}</Link>
        </p>
      </Expandable>
      {product.sizeKind === 'ring' && <Resizing piece={piece} stores={delivery.resizeAt} />}
      <Expandable title={t('product:tradeInSection')}>
        <p>
          <Places terms={t('product:tradeInText')} stores={delivery.tradeInAt} />
        </p>
      </Expandable>
    </div>
  );
}

function Resizing({ piece: { resizable }, stores }: { piece: PieceView; stores: string[] }) {
  const { t } = usePage();
  const { shop } = useShellData();
  return (
    <Expandable title={t('product:resizeSection')}>
      <p>{t(`product:resizeText.${resizable === '0.5' ? 'half' : resizable}`)}</p>
      {resizable !== 'none' && (
        <p>
          <Places terms={t('product:resizeTerms', { count: shop.returnDays })} stores={stores} />
        </p>
      )}
    </Expandable>
  );
}

/** The terms, and the stores that offer the service; opening hours are on the stores' pages. */
function Places({ terms, stores }: { terms: string; stores: string[] }) {
  const { t, links } = usePage();
  const places = stores.length > 0 ? [t('product:serviceStores', { stores: stores.join(', ') })] : [];
  return (
    <>
      {[terms, ...places, ''].join(' ')}
      <Link to={links.stores()}>{t('product:allStores')}</Link>
    </>
  );
}

function DeliveryTable({ delivery, piece }: Pick<Props, 'delivery' | 'piece'>) {
  const { t, language } = usePage();
  const isCarried =
    delivery.cities[0] !== undefined &&
    courierCost(delivery, { city: delivery.cities[0], price: piece.price }) !== null;
  if (!isCarried) return <p>{t('product:onlyInStore')}</p>;
  return (
    <>
      <table className="delivery-table" role="table">
        <thead role="rowgroup">
          <tr role="row">
            {(['cityColumn', 'dayColumn', 'costColumn'] as const).map((column) => (
              <th key={column} scope="col" role="columnheader">
                {t(`product:${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {delivery.cities.map((city) => {
            const cost = courierCost(delivery, { city, price: piece.price });
            return (
              <tr key={city.name} role="row">
                <th scope="row" role="rowheader">
                  {city.name}
                </th>
                <td role="cell">{formatDays(city, language)}</td>
                <td role="cell">
                  {cost === 0 || cost === null ? t('product:free') : formatSom(cost, language)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="small ink-2">{`${t('product:deliveryNote')} ${t('product:handover')}`}</p>
    </>
  );
}

/** Care advice: for the metal, for stones that need special care (domain.md 2.6), and the services of the stores. */
function useCare({ metal, stoneSets }: ProductView, piece: PieceView): string[] {
  const { t } = usePage();
  const stones = (stoneSets[piece.stones] ?? []).map(({ care }) => care);
  const cares = [
    metal === null ? t('product:care.looseStone') : metal.care,
    ...stones,
    t('product:care.cleaning'),
  ];
  return [...new Set(cares.filter((care) => care !== null))];
}
