import { useState, type ComponentType } from 'react';
import { formatSom } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';
import { loadTexts } from '#storefront/shell/texts.ts';
import type { ExtraProps, ExtraTerms } from './extra-props.ts';
import type { PieceView, ProductView } from './product-view.ts';
import type { Bag } from './use-add-to-bag.ts';

type ExtraForm = ComponentType<ExtraProps>;
const forms = {
  engraving: async (): Promise<ExtraForm> => (await import('./engraving-form.tsx')).EngravingForm,
  gift: async (): Promise<ExtraForm> => (await import('./gift-form.tsx')).GiftForm,
};
type Kind = keyof typeof forms;

/** For those without JavaScript: the browser's code does without. */
const written: Record<Kind, ExtraForm> | null = import.meta.env.SSR
  ? { engraving: await forms.engraving(), gift: await forms.gift() }
  : null;

interface Props {
  product: ProductView;
  piece: PieceView;
  terms: ExtraTerms;
  bag: Bag;
}

/** Engraving where the piece has room for it, and a box for giving away: part of the form, each brought when it is opened. */
export function Extras({ product, piece, terms, bag }: Props) {
  const { t } = usePage();
  const { text, hasGift } = bag.typed ?? { text: '', hasGift: false };
  const props = { product, piece, terms, typed: bag.typed };
  return (
    <div onInput={bag.touch}>
      {product.factSets[piece.facts]?.engravable && (
        <Extra {...props} kind="engraving" title={t('product:engravingLabel')} isOpen={text !== ''} />
      )}
      <Extra {...props} kind="gift" title={t('product:giftLabel')} isOpen={hasGift} />
    </div>
  );
}

function Extra({
  kind,
  title,
  isOpen,
  ...props
}: ExtraProps & { kind: Kind; title: string; isOpen: boolean }) {
  const { t, language } = usePage();
  const [Form, setForm] = useState<ExtraForm | null>(null);
  const Written = written?.[kind];
  const price = props.terms[kind].price;
  // it may have been opened before the page was awake
  const bring = (details: HTMLDetailsElement | null) => {
    if (details?.open && !Form)
      void Promise.all([forms[kind](), loadTexts(language, ['options'])]).then(([form]) =>
        setForm(() => form),
      );
  };
  return (
    <details
      className="expandable"
      open={isOpen}
      ref={bring}
      onToggle={(event) => bring(event.currentTarget)}
    >
      <summary>
        <span>
          {title}{' '}
          <span className="ink-2">· {price === 0 ? t('product:free') : formatSom(price, language)}</span>
        </span>
        <span className="expandable-sign" aria-hidden="true" />
      </summary>
      <div className="expandable-body">
        {Form ? <Form {...props} /> : <noscript>{Written && <Written {...props} />}</noscript>}
      </div>
    </details>
  );
}
