import type { LocalizedText } from '../../schema.ts';
import { inSentence } from './descriptions.ts';
import { metals } from './metals.ts';
import type { Model } from './model.ts';

/** A picture or video under `media/`. `alt`: what it shows, and that it was rendered. */
export interface Picture {
  key: string;
  kind: 'IMAGE' | 'VIDEO';
  alt: LocalizedText;
  width: number;
  height: number;
}

// additional views that have the same kind, metal and stone as the model
const furtherPieces: Readonly<Record<string, readonly string[]>> = {
  'ZR-017': ['ring-solitaire-white-gold-diamond-1-front', 'ring-solitaire-white-gold-diamond-2-detail'],
  'ZR-018': ['ring-solitaire-white-gold-diamond-1-front'],
  'ZR-031': ['ring-wedding-band-yellow-gold-1-front', 'ring-wedding-band-yellow-gold-2-detail'],
  'ZR-053': ['earrings-hoop-yellow-gold-1-front', 'earrings-hoop-yellow-gold-2-detail'],
  'ZR-054': ['earrings-stud-white-gold-diamond-1-front', 'earrings-stud-white-gold-diamond-2-detail'],
  'ZR-058': ['earrings-stud-white-gold-diamond-2-detail'],
  'ZR-083': ['necklace-pearl-strand-1-front', 'necklace-pearl-strand-2-detail'],
  'ZR-100': ['bracelet-tennis-white-gold-diamond-1-front', 'bracelet-tennis-white-gold-diamond-2-detail'],
  'ZR-116': ['ring-cabochon-silver-turquoise-2-detail'],
};
const video: Picture = {
  key: 'videos/bangle-engraved-yellow-gold-girih.mp4',
  kind: 'VIDEO',
  alt: {
    uz: 'Girih panjarali sariq oltin bilaguzuk aylanmoqda, kompyuter tasviri',
    ru: 'Браслет из жёлтого золота с решёткой гириха поворачивается, компьютерная визуализация',
    en: 'A yellow gold bangle with a girih lattice turning round, computer rendering',
  },
  width: 600,
  height: 600,
};
const videoOf = 'ZR-099';

// models with a turntable video: one turn in 36 steps and 2 s, each frame a key frame, so that it can be turned by finger
const withTurntable: ReadonlySet<string> = new Set(
  [1, 3, 4, 5, 6, 7, 9, 10, 13, 14, 16, 17, 18, 19, 20, 21, 22, 25, 27, 107, 113].map(
    (number) => `ZR-${String(number).padStart(3, '0')}`,
  ),
);

const rendered = { uz: 'kompyuter tasviri', ru: 'компьютерная визуализация', en: 'computer rendering' };
const views = {
  front: { uz: 'old tomondan', ru: 'вид спереди', en: 'front view' },
  detail: { uz: 'yaqindan', ru: 'крупный план', en: 'close view' },
};

const turning = { uz: 'aylanmoqda', ru: 'поворачивается', en: 'turning round' };

/** Width and height of a piece's pictures: the full size of the shop (product-spec 9). */
const fullSizePx = 1200;
const turntableSizePx = 600;

/** Returns a model's photos, the main one first, and then its videos. */
export function picturesOf(model: Model): Picture[] {
  const own = ['1-front', '2-detail'].map((angle) =>
    picture(model, `catalogue/${model.artikul}-${angle}.jpg`),
  );
  const further = (furtherPieces[model.artikul] ?? []).map((name) => picture(model, `pieces/${name}.jpg`));
  const turntable = withTurntable.has(model.artikul) ? [turntableOf(model)] : [];
  return [...own, ...further, ...turntable, ...(model.artikul === videoOf ? [video] : [])];
}

function turntableOf(model: Model): Picture {
  const alt = (language: keyof LocalizedText): string =>
    [model.name[language], ...ownFacts(model, language), turning[language], rendered[language]].join(', ');
  return {
    key: `spins/${model.artikul}.mp4`,
    kind: 'VIDEO',
    alt: { uz: alt('uz'), ru: alt('ru'), en: alt('en') },
    width: turntableSizePx,
    height: turntableSizePx,
  };
}

/** Returns metal with fineness, and the stones, as in a sentence. */
function ownFacts(model: Model, language: keyof LocalizedText): string[] {
  const stones = model.stones.map(({ kind }) => inSentence(kind, language));
  return [`${metals[model.metal].name[language]} ${model.probe}`, ...stones];
}

function picture(model: Model, key: string): Picture {
  const view = views[key.endsWith('-detail.jpg') ? 'detail' : 'front'];
  // a piece shown by several models is described by its kind, not by the name of one of them
  const isShared = key.startsWith('pieces/');
  const alt = (language: keyof LocalizedText): string => {
    const name = isShared ? kinds[model.category]?.[language] : model.name[language];
    const [metal = '', ...stones] = ownFacts(model, language);
    const facts = [isShared ? metals[model.metal].name[language] : metal, ...stones];
    return [name, ...facts, view[language], rendered[language]].join(', ');
  };
  return {
    key,
    kind: 'IMAGE',
    alt: { uz: alt('uz'), ru: alt('ru'), en: alt('en') },
    width: fullSizePx,
    height: fullSizePx,
  };
}

const kinds: Readonly<Record<string, LocalizedText>> = {
  'engagement-rings': { uz: 'Unashtiruv uzugi', ru: 'Помолвочное кольцо', en: 'Engagement ring' },
  'wedding-bands': { uz: 'Nikoh uzugi', ru: 'Обручальное кольцо', en: 'Wedding band' },
  earrings: { uz: 'Halqa sirgʻa', ru: 'Серьги-кольца', en: 'Hoop earrings' },
  studs: { uz: 'Pusset', ru: 'Пусеты', en: 'Studs' },
  necklaces: { uz: 'Marvarid shodasi', ru: 'Нить жемчуга', en: 'Pearl strand' },
  bracelets: { uz: 'Tennis bilaguzugi', ru: 'Теннисный браслет', en: 'Tennis bracelet' },
  men: { uz: 'Erkaklar uzugi', ru: 'Перстень', en: 'Signet ring' },
};
