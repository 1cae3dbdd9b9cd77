import type { ComponentType } from 'react';
import { type PageLanguage, languageOnWire } from '#contract/words.ts';
import {
  ButtonKit,
  CheckboxKit,
  ChipKit,
  DropdownKit,
  DropdownListKit,
  FieldKit,
  OtpKit,
  PasswordKit,
  SelectKit,
  TabRadiosKit,
} from './kit-controls.tsx';
import { DialogKit, ProgressBarKit, ToastKit } from './kit-overlays.tsx';
import {
  ArtPictureKit,
  BrandKit,
  FilmKit,
  IconKit,
  PictureKit,
  SilhouetteKit,
  StoneShapeKit,
  SwatchKit,
} from './kit-pictures.tsx';
import {
  BreadcrumbKit,
  DividerKit,
  DrawingKit,
  EmptyKit,
  ErrorSummaryKit,
  ExpandableKit,
  PriceKit,
  TrayKit,
  TypeKit,
} from './kit-text.tsx';
import { kitWords, type KitProps } from './kit-words.ts';
import './kit.css';

/** Each component of ui/ by the name of its file, and two that are CSS classes: `type` and `chip`. */
export const kitSections: Record<string, ComponentType<KitProps>> = {
  type: TypeKit,
  brand: BrandKit,
  icon: IconKit,
  silhouette: SilhouetteKit,
  'stone-shape': StoneShapeKit,
  swatch: SwatchKit,
  drawing: DrawingKit,
  button: ButtonKit,
  chip: ChipKit,
  field: FieldKit,
  'password-field': PasswordKit,
  'otp-input': OtpKit,
  select: SelectKit,
  dropdown: DropdownKit,
  'dropdown-list': DropdownListKit,
  checkbox: CheckboxKit,
  'tab-radios': TabRadiosKit,
  price: PriceKit,
  breadcrumb: BreadcrumbKit,
  expandable: ExpandableKit,
  'error-summary': ErrorSummaryKit,
  empty: EmptyKit,
  divider: DividerKit,
  tray: TrayKit,
  picture: PictureKit,
  'art-picture': ArtPictureKit,
  film: FilmKit,
  dialog: DialogKit,
  toast: ToastKit,
  'progress-bar': ProgressBarKit,
};

/** Every component of ui/ in every state, with sample texts in one language. */
export function Kit({ language }: { language: PageLanguage }) {
  return (
    <div className="container kit">
      {Object.entries(kitSections).map(([name, Section]) => (
        <section key={name} id={name} className="kit-section">
          <h2 className="label ink-3">{name}</h2>
          <Section words={kitWords[languageOnWire(language)]} language={language} />
        </section>
      ))}
    </div>
  );
}
