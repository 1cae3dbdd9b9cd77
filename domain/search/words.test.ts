import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChatSpelling } from './chat-spelling.ts';
import { foldWords } from './fold-words.ts';
import { inOtherLayout } from './keyboard-layout.ts';
import { readNumbers } from './read-number.ts';
import { readQuery } from './read-query.ts';
import { soundKey } from './sound-key.ts';
import { stemsOf } from './stems.ts';
import { concepts, conceptsOf, isFiller, widerConcept } from './vocabulary.ts';

const shareStem = (one: string, other: string) => stemsOf(one).some((stem) => stemsOf(other).includes(stem));

describe('stems', () => {
  it.each([
    ['uzuk', 'uzugi'],
    ['uzuk', 'uzuklarimizga'],
    ['munchoq', 'munchogi'],
    ['bilaguzuk', 'bilaguzugimda'],
    ['sirga', 'sirgalari'],
    ['marjon', 'marjoni'],
    ['yoqut', 'yoqutli'],
    ['кольцо', 'кольцами'],
    ['серебро', 'серебра'],
    ['бриллиант', 'бриллиантами'],
    ['обручальное', 'обручальные'],
    ['brilliantom', 'brilliant'],
    ['zolotoe', 'zoloto'],
    ['ring', 'rings'],
    ['brooch', 'brooches'],
  ])('%s and %s are forms of one word', (one, other) => expect(shareStem(one, other)).toBe(true));

  it.each([
    ['toshsiz', 'tosh'],
    ['anor', 'anjir'],
    ['кольцо', 'колье'],
    ['ring', 'rim'],
  ])('%s and %s are different words', (one, other) => expect(shareStem(one, other)).toBe(false));
});

describe('spellings', () => {
  it.each([
    ['brilyant', 'brilliant'],
    ['yokut', 'yoqut'],
    ['xalqa', 'halqa'],
    ['tsepochka', 'sepochka'],
    ['rozoviy', 'rozovyy'],
    ['kolco', 'kolso'],
    ['zhemchug', 'jemchug'],
  ])('%s sounds like %s', (one, other) => expect(soundKey(one)).toBe(soundKey(other)));

  it.each([
    ['qaldirgo4', 'qaldirgoch'],
    ['6okila', 'shokila'],
    ['wokila', 'shokila'],
    ['14k', null],
    ['4', null],
    ['zr46', 'zrchsh'],
    ['uzuk', null],
  ])('the chat spelling %s is %s', (typed, read) => expect(readChatSpelling(typed)).toBe(read));

  it.each([
    ['rjkmwj', 'кольцо'],
    [',hfcktn', 'браслет'],
    ['ctht,hj', 'серебро'],
    ['гягл', 'uzuk'],
    ['яфтошк', 'zanjir'],
    ['Rjkmwj', 'Кольцо'],
    ['17.5', '17ю5'],
  ])('%s is %s in the other layout', (typed, read) => expect(inOtherLayout(typed)).toBe(read));

  it('converting to the other layout twice returns the original', () => {
    const text = fc.stringMatching(/^[a-zа-яё]{0,12}$/);
    fc.assert(
      fc.property(text, (typed) => {
        expect(inOtherLayout(inOtherLayout(typed))).toBe(typed);
      }),
    );
  });
});

describe('readNumbers', () => {
  it.each([
    ['ZR-001', 'ZR-001'],
    ['zr001', 'ZR-001'],
    ['zr 1', 'ZR-001'],
    ['zr 1842', 'ZR-001842'],
    ['як-001', 'ZR-001'],
    ['ЗР-001', 'ZR-001'],
    ['uzuk zr-001', 'ZR-001'],
    ['кольцо ZR001842', 'ZR-001842'],
  ])('%s can be %s', (typed, number) => expect(readNumbers(typed)).toContain(number));

  it.each(['кольцо', '', 'white gold', 'x'.repeat(61) + '1'])('"%s" is not a number', (typed) => {
    expect(readNumbers(typed)).toEqual([]);
  });
});

describe('readQuery', () => {
  it('reads up to twelve words', () => {
    expect(readQuery('кольцо '.repeat(30)).chunks).toHaveLength(12);
  });
});

describe('the vocabulary', () => {
  const groups = (phrase: string) => conceptsOf(foldWords(phrase)).map(({ name }) => name);

  it('has every row of the table, and knows each of its phrases in each writing', () => {
    expect(concepts.length).toBeGreaterThan(110);
    for (const concept of concepts)
      for (const phrase of concept.phrases) expect(conceptsOf(phrase)).toContain(concept);
  });

  it.each([
    ['nikoh uzuklari', 'nikoh uzugi'],
    ['toʻy uzugi', 'nikoh uzugi'],
    ['обручалка', 'nikoh uzugi'],
    ['koʻk yoqut', 'sapfir'],
    ['кўк ёқут', 'sapfir'],
    ['оқ олтин', 'oq oltin'],
    ['beloe zoloto', 'oq oltin'],
    ["women's", 'ayollar uchun'],
    ['сколько стоит', 'narx'],
  ])('%s belongs to %s', (phrase, name) => expect(groups(phrase)).toContain(name));

  it('every named wider group exists', () => {
    const kinds = concepts.filter(({ meaning }) => meaning?.is === 'kind');
    expect(kinds.length).toBeGreaterThan(10);
    expect(kinds.filter((concept) => widerConcept(concept) === null)).toEqual([]);
  });

  it('filler words have no other meaning', () => {
    expect(isFiller(['bilan'])).toBe(true);
    const single = concepts.flatMap(({ phrases }) => phrases.filter(({ length }) => length === 1));
    expect(single.filter(([keys = []]) => isFiller(keys))).toEqual([]);
  });
});
