import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Divider } from '#ui/divider.tsx';
import { Drawing } from '#ui/pictures/drawing.tsx';
import { Empty } from '#ui/empty.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Expandable } from '#ui/expandable.tsx';
import { Price } from '#ui/price.tsx';
import { Tray } from '#ui/overlays/tray.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import type { KitProps } from './kit-words.ts';

const typeSizes = [
  'd1',
  'd2',
  'h1',
  'h2',
  'h3',
  'lead',
  'body',
  'small',
  'meta',
  'label',
  'price-l',
  'price-m',
];

/** The text sizes, which are classes (ui.md 3.2). */
export function TypeKit({ words }: KitProps) {
  return typeSizes.map((size) => (
    <p key={size} className={size}>
      {words.ring}
    </p>
  ));
}

export function BreadcrumbKit({ words }: KitProps) {
  const path = [words.home, words.catalog, words.rings, words.ring];
  const crumbs = path.map((label, place) => ({ label, href: `#crumb-${place}` }));
  const long = Array.from({ length: 10 }, (_, place) => ({
    label: `${words.rings} ${place + 1}`,
    href: `#long-${place}`,
  }));
  return (
    <>
      <Breadcrumb label={words.where} crumbs={crumbs} link={Link} />
      <Breadcrumb label={words.where} crumbs={long} link={Link} />
    </>
  );
}

export const DividerKit = () => <Divider />;

/** A basket of straight lines as a sample: the component provides the frame and the stroke. */
export function DrawingKit() {
  return (
    <Drawing width={96} height={72}>
      <path d="M12 28h72l-8 36H20ZM36 28c0-24 24-24 24 0" />
    </Drawing>
  );
}

export function EmptyKit({ words }: KitProps) {
  return (
    <Empty drawing={<DrawingKit />} title={words.emptyTitle}>
      <a className={buttonClass()} href="#empty">
        {words.toCatalog}
      </a>
    </Empty>
  );
}

export function ErrorSummaryKit({ words }: KitProps) {
  const errors = [{ message: words.nameError, href: '#field' }, { message: words.consentError }];
  return <ErrorSummary title={words.wrongFields} errors={errors} />;
}

export function ExpandableKit({ words }: KitProps) {
  return (
    <>
      <Expandable title={words.delivery}>{words.deliveryText}</Expandable>
      <Expandable title={words.delivery} open>
        {words.deliveryText}
      </Expandable>
    </>
  );
}

export function PriceKit({ words, language }: KitProps) {
  return (
    <>
      {(['price-l', 'price-m'] as const).map((size) => (
        <div className={`kit-row ${size}`} key={size}>
          <Price som={6_670_000} language={language} />
          <Price som={950_000} language={language} from />
          <Price som={6_670_000} oldSom={7_410_000} oldLabel={words.before} language={language} />
          <Price som={6_670_000} oldSom={6_670_000} language={language} />
        </div>
      ))}
    </>
  );
}

export function TrayKit({ words }: KitProps) {
  const cells = Array.from({ length: 5 }, (_, place) => `${words.ring} ${place + 1}`);
  return [false, true].map((narrow) => (
    <Tray key={String(narrow)} narrow={narrow} label={words.rings}>
      {cells.map((cell, place) => (
        <li key={cell} className={place === 3 ? 'kit-cell tray-wide' : 'kit-cell'}>
          {cell}
        </li>
      ))}
    </Tray>
  ));
}
