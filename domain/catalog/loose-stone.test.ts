import { expect, it } from 'vitest';
import { looseStoneWeightMg, nameLooseStone } from './loose-stone.ts';

const diamond = {
  kind: 'diamond',
  kindName: { uz: 'Olmos (brilliant)', ru: 'Бриллиант', en: 'Diamond' },
  shapeName: { uz: 'Dumaloq', ru: 'Круг', en: 'Round' },
  caratThousandths: 510,
  color: 'F',
  clarity: 'VS1',
};

it('calls a stone by what its report says, in three languages', () => {
  expect(nameLooseStone(diamond, 'ZD-0042')).toEqual({
    name: {
      uz: 'Brilliant, dumaloq, 0,51\u00A0ct, F/VS1',
      ru: 'Бриллиант, круг, 0,51\u00A0кар, F/VS1',
      en: 'Diamond, round, 0.51\u00A0ct, F/VS1',
    },
    slugUz: 'brilliant-dumaloq-0-51-ct-f-vs1-zd-0042',
    slugRu: 'brilliant-krug-0-51-kar-f-vs1-zd-0042',
    slugEn: 'diamond-round-0-51-ct-f-vs1-zd-0042',
  });
});

it('leaves out what is not stated, and takes the word of the dictionary for other stones', () => {
  const ruby = {
    ...diamond,
    kind: 'ruby',
    kindName: { uz: 'Yoqut', ru: 'Рубин', en: 'Ruby' },
    shapeName: { uz: 'Oval', ru: 'Овал', en: 'Oval' },
    caratThousandths: 1205,
    color: null,
    clarity: null,
  };
  expect(nameLooseStone(ruby, 'ZD-1').name.ru).toBe('Рубин, овал, 1,205\u00A0кар');
});

it('says in full that a stone was grown', () => {
  expect(nameLooseStone({ ...diamond, kind: 'lab-diamond' }, 'ZD-1').name.ru).toMatch(
    /^Выращенный бриллиант/,
  );
});

it('weighs a stone: a carat is a fifth of a gram', () => {
  expect(looseStoneWeightMg(230)).toBe(46);
  expect(looseStoneWeightMg(1)).toBe(1);
});
