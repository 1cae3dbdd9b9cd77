import { describe, expect, it } from 'vitest';
import { addTexts, tIn } from './texts.ts';

describe('words that are remembered', () => {
  it('are of their own language, count and key', () => {
    addTexts('ru', 'bench', {
      ring_one: '{{count}} кольцо',
      ring_few: '{{count}} кольца',
      ring_many: '{{count}} колец',
    });
    addTexts('en', 'bench', { ring_one: '{{count}} ring', ring_other: '{{count}} rings' });
    const inRussian = () => [1, 2, 5].map((count) => tIn('ru')('bench:ring', { count }));
    expect(inRussian()).toEqual(['1 кольцо', '2 кольца', '5 колец']);
    expect(inRussian()).toEqual(['1 кольцо', '2 кольца', '5 колец']);
    expect(tIn('en')('bench:ring', { count: 1 })).toBe('1 ring');
  });

  it('have another address with other content', () => {
    addTexts('ru', 'letter', { hello: 'Здравствуйте, {{name}}' });
    expect(tIn('ru')('letter:hello', { name: 'Нодира' })).toBe('Здравствуйте, Нодира');
    expect(tIn('ru')('letter:hello', { name: 'Азиз' })).toBe('Здравствуйте, Азиз');
  });

  it('are found when their file comes after the first question', () => {
    expect(tIn('uz')('late:word')).not.toBe('soʻz');
    addTexts('uz', 'late', { word: 'soʻz' });
    expect(tIn('uz')('late:word')).toBe('soʻz');
  });
});
