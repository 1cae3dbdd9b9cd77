import type { Dictionary } from '#contract/catalog/dictionary.ts';

type Names = [uz: string, ru: string, en: string];
const named = (code: string, [nameUz, nameRu, nameEn]: Names) => ({ code, nameUz, nameRu, nameEn });
const word = (code: string, names: Names) => ({
  ...named(code, names),
  isHidden: false,
  productCount: 1,
});
const care = (text: string) => ({ careUz: `${text} uz`, careRu: text, careEn: `${text} en` });
const noCare = { careUz: null, careRu: null, careEn: null };

/** Some entries of each list, for tests of views. */
export const testDictionary: Dictionary = {
  preciousMetals: [
    {
      ...word('gold', ['Oltin', 'Золото', 'Gold']),
      probes: [375, 585, 750],
      ...care('Снимайте перед сном.'),
    },
    {
      ...word('silver', ['Kumush', 'Серебро', 'Silver']),
      probes: [925],
      ...care('Храните в мешочке.'),
    },
  ],
  metals: [
    {
      ...word('yellow', ['Sariq oltin', 'Жёлтое золото', 'Yellow gold']),
      preciousMetal: 'gold',
      colors: ['#d9b25c'],
    },
    {
      ...word('white', ['Oq oltin', 'Белое золото', 'White gold']),
      preciousMetal: 'gold',
      colors: ['#dadcdd'],
    },
    { ...word('silver', ['Kumush', 'Серебро', 'Silver']), preciousMetal: 'silver', colors: [] },
  ],
  stoneKinds: [
    { ...word('diamond', ['Olmos', 'Бриллиант', 'Diamond']), ...noCare },
    { ...word('ruby', ['Yoqut', 'Рубин', 'Ruby']), ...noCare },
    { ...word('opal', ['Opal', 'Опал', 'Opal']), ...care('Опал боится жара.') },
  ],
  shapes: [word('round', ['Dumaloq', 'Круг', 'Round']), word('oval', ['Oval', 'Овал', 'Oval'])],
  occasions: [{ ...word('wedding', ['Nikoh toʻyi', 'Свадьба', 'Wedding']), menuPosition: 1 }],
  styles: [word('classic', ['Klassik', 'Классика', 'Classic'])],
};
