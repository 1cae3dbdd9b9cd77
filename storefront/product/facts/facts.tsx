import { formatCentimetres, formatMillimetres, formatSize, formatWeight } from '#ui/format.ts';
import type { PageLanguage } from '#contract/words.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';
import type { PieceView, ProductView } from '../product-view.ts';
import type { SizeKind } from '../buy/pieces/size-kind.ts';
import './facts.css';

/** The facts of the chosen piece; unknown ones are not listed. */
export function Facts({ product, piece }: { product: ProductView; piece: PieceView }) {
  const { t, language } = usePage();
  const facts = product.factSets[piece.facts];
  if (!facts) return null;
  const mm = (value: number | null) => (value === null ? null : formatMillimetres(value, language));
  const metal = product.metal?.name ?? null;
  const rows: [label: string, value: string | null][] = [
    [t('product:metalLabel'), metal],
    [t('product:probeLabel'), facts.probe === null ? null : String(facts.probe)],
    [t('product:weightLabel'), product.loose?.weight ?? formatWeight(piece.weight, language)],
    sizeRow(product.sizeKind, piece.size, { t, language }),
    [t('product:widthLabel'), mm(facts.widthMm)],
    [t('product:heightLabel'), mm(facts.heightMm)],
    [t('product:thicknessLabel'), mm(facts.thicknessMm)],
    ...facts.more
      .filter(({ value }) => value.toLowerCase() !== metal?.toLowerCase())
      .map(({ label, value }): [string, string] => [label, value]),
    [
      t('product:resizeLabel'),
      product.sizeKind === 'ring' ? t(`product:resize.${keyOf(piece.resizable)}`) : null,
    ],
    [t('product:engravingLabel'), facts.engravable ? t('product:engravingYes') : null],
    [t('product:serialLabel'), piece.serial],
    [t('product:artikulLabel'), product.artikul],
  ];
  return (
    <section className="facts" aria-labelledby="facts-title">
      <h2 className="h2" id="facts-title">
        {t('product:factsTitle')}
      </h2>
      {product.description !== '' && <p className="facts-text">{product.description}</p>}
      <dl>
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

interface Words {
  t: T;
  language: PageLanguage;
}

function sizeRow(
  kind: SizeKind | null,
  size: number | null,
  { t, language }: Words,
): [string, string | null] {
  if (kind === null || size === null) return [t('product:sizeLabel'), null];
  if (kind === 'ring') return [t('product:sizeLabel'), formatSize(size, language)];
  if (kind === 'diameter') return [t('product:diameterLabel'), formatMillimetres(size, language)];
  return [t('product:lengthLabel'), formatCentimetres(size, language)];
}

/** A dot in a key of the texts would mean a nested key. */
const keyOf = (resizable: PieceView['resizable']) => (resizable === '0.5' ? 'half' : resizable);
