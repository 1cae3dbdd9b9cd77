import type { LocalizedText, ProductsTable } from '../../schema.ts';
import type { MetalMix } from './model.ts';

interface MetalWords {
  /** The metal of the filter; rose gold counts as red, two colors as two-tone. */
  metal: ProductsTable['metal'];
  /** The name inside a sentence, without the fineness: «жёлтое золото». */
  name: LocalizedText;
}

export const metals: Readonly<Record<MetalMix, MetalWords>> = {
  yellow: {
    metal: 'yellow',
    name: { uz: 'sariq oltin', ru: 'жёлтое золото', en: 'yellow gold' },
  },
  'rose/red': {
    metal: 'red',
    name: { uz: 'qizil oltin', ru: 'красное золото', en: 'red gold' },
  },
  white: {
    metal: 'white',
    name: { uz: 'oq oltin', ru: 'белое золото', en: 'white gold' },
  },
  'yellow+white': {
    metal: 'two-tone',
    name: { uz: 'sariq va oq oltin', ru: 'жёлтое и белое золото', en: 'yellow and white gold' },
  },
  'yellow+rose': {
    metal: 'two-tone',
    name: { uz: 'sariq va pushti oltin', ru: 'жёлтое и розовое золото', en: 'yellow and rose gold' },
  },
  silver: { metal: 'silver', name: { uz: 'kumush', ru: 'серебро', en: 'silver' } },
  platinum: {
    metal: 'platinum',
    name: { uz: 'platina', ru: 'платина', en: 'platinum' },
  },
};
