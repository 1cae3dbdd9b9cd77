import { useState, type ComponentType } from 'react';
import { formatSom } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';
import { loadTexts } from '#storefront/shell/i18n/texts.ts';
import type { LineOptionProps, LineOptionPrices } from './line-option-props.ts';
import type { PieceView, ProductView } from '../../product-view.ts';
import type { AddToCart } from '../add/use-add-to-cart.ts';

type LineOptionForm = ComponentType<LineOptionProps>;
const forms = {
  engraving: async (): Promise<LineOptionForm> => (await import('./engraving-form.tsx')).EngravingForm,
  gift: async (): Promise<LineOptionForm> => (await import('./gift-form.tsx')).GiftForm,
};
type Kind = keyof typeof forms;

/** Rendered for browsers without JavaScript; excluded from the browser's bundle. */
const rendered: Record<Kind, LineOptionForm> | null = import.meta.env.SSR
  ? { engraving: await forms.engraving(), gift: await forms.gift() }
  : null;

interface Props {
  product: ProductView;
  piece: PieceView;
  terms: LineOptionPrices;
  adding: AddToCart;
}

/** Engraving, if the piece allows it, and gift wrapping: parts of the form, each loaded when it is opened. */
export function LineOptions({ product, piece, terms, adding }: Props) {
  const { t } = usePage();
  const { text, hasGift } = adding.typed ?? { text: '', hasGift: false };
  const props = { product, piece, terms, typed: adding.typed };
  return (
    <div onInput={adding.touch}>
      {product.factSets[piece.facts]?.engravable && (
        <LineOption {...props} kind="engraving" title={t('product:engravingLabel')} isOpen={text !== ''} />
      )}
      <LineOption {...props} kind="gift" title={t('product:giftLabel')} isOpen={hasGift} />
    </div>
  );
}

function LineOption({
  kind,
  title,
  isOpen,
  ...props
}: LineOptionProps & { kind: Kind; title: string; isOpen: boolean }) {
  const { t, language } = usePage();
  const [Form, setForm] = useState<LineOptionForm | null>(null);
  const Rendered = rendered?.[kind];
  const price = props.terms[kind].price;
  // it may have been opened before hydration
  const load = (details: HTMLDetailsElement | null) => {
    if (details?.open && !Form)
      void Promise.all([forms[kind](), loadTexts(language, ['options'])]).then(([form]) =>
        setForm(() => form),
      );
  };
  return (
    <details className="expandable" open={isOpen} ref={load} onToggle={(event) => load(event.currentTarget)}>
      <summary>
        <span>
          {`${title} `}
          <span className="ink-2">{`· ${price === 0 ? t('product:free') : formatSom(price, language)}`}</span>
        </span>
        <span className="expandable-sign" aria-hidden="true" />
      </summary>
      <div className="expandable-body">
        {Form ? <Form {...props} /> : <noscript>{Rendered && <Rendered {...props} />}</noscript>}
      </div>
    </details>
  );
}
