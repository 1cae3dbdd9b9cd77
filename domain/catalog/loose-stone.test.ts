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

it('the name of a stone has the facts of its report, in three languages', () => {
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

it("facts that are not stated are left out; other kinds of stones have the dictionary's name", () => {
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

it('the name of a laboratory-grown stone states that it was grown', () => {
  expect(nameLooseStone({ ...diamond, kind: 'lab-diamond' }, 'ZD-1').name.ru).toMatch(
    /^Выращенный бриллиант/,
  );
});

it('a carat is a fifth of a gram', () => {
  expect(looseStoneWeightMg(230)).toBe(46);
  expect(looseStoneWeightMg(1)).toBe(1);
});
