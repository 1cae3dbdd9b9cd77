import { afterEach, describe, expect, it, vi } from 'vitest';
import { addTexts, loadTexts, tIn } from './texts.ts';

describe('cached texts', () => {
  it('depend on language, count and key', () => {
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

  it('have another address if their content differs', () => {
    addTexts('ru', 'letter', { hello: 'Здравствуйте, {{name}}' });
    expect(tIn('ru')('letter:hello', { name: 'Нодира' })).toBe('Здравствуйте, Нодира');
    expect(tIn('ru')('letter:hello', { name: 'Азиз' })).toBe('Здравствуйте, Азиз');
  });

  it('are found when their file arrives after the first lookup', () => {
    expect(tIn('uz')('late:word')).not.toBe('soʻz');
    addTexts('uz', 'late', { word: 'soʻz' });
    expect(tIn('uz')('late:word')).toBe('soʻz');
  });
});

describe('loaded texts', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are not read from the body of a refusal, and are requested again when needed', async () => {
    vi.stubGlobal('pageTextsVersion', '1');
    addTexts('uz', 'common', {});
    const refusal = new Response('{"title":"Topilmadi","status":404}', { status: 404 });
    const words = new Response('{"title":"Internet yoʻq"}');
    vi.stubGlobal('fetch', vi.fn().mockResolvedValueOnce(refusal).mockResolvedValueOnce(words));
    await expect(loadTexts('uz', ['gone'])).rejects.toThrow('uz.gone.1.json: 404');
    expect(tIn('uz')('gone:title')).toBe('title');
    await loadTexts('uz', ['gone']);
    expect(tIn('uz')('gone:title')).toBe('Internet yoʻq');
  });
});
