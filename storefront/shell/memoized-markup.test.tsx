import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageLanguage } from '#contract/words.ts';
import { markupOf } from './memoized-markup.tsx';
import { LanguageContext, usePage } from './page.ts';

let rendered = 0;

function Price({ som }: { som: number }) {
  rendered++;
  const { language } = usePage();
  return (
    <p>
      from {som} {language === 'ru' ? 'сум' : 'soʻm'}
    </p>
  );
}

const price = (som: number, language: PageLanguage) =>
  markupOf(`price ${language} ${som}`, { language, children: () => <Price som={som} /> });

describe('a memoized part', () => {
  it('has the same markup as if rendered in place, so that the browser can hydrate it', () => {
    const inItsPlace = renderToString(
      <LanguageContext value="uz">
        <div>
          <Price som={5} />
        </div>
      </LanguageContext>,
    );
    expect(inItsPlace).toBe(`<div>${price(5, 'uz')}</div>`);
  });

  it('is rendered once for all pages', () => {
    const before = rendered;
    expect([price(7, 'uz'), price(7, 'uz'), price(7, 'uz')]).toEqual(Array(3).fill(price(7, 'uz')));
    expect(rendered).toBe(before + 1);
  });

  it('is evicted when the cache is full: first the least recently used', () => {
    let made: number[] = [];
    const render = (part: number) =>
      markupOf(`long ${part}`, {
        language: 'uz',
        children: () => {
          made.push(part);
          return 'x'.repeat(600_000);
        },
      });
    for (const part of [1, 2, 3, 1, 4, 5]) render(part);
    made = [];
    for (const part of [5, 4, 1, 2]) render(part);
    expect(made).toEqual([2]);
  });

  it('is rendered again for another language or other dependencies', () => {
    expect(price(7, 'ru')).toContain('сум');
    expect(price(8, 'uz')).toContain('8');
  });

  it('is rendered in the middle of a page whose own content is unaffected', () => {
    const Page = () => {
      const { language } = usePage();
      const markup = { __html: price(9, 'uz') };
      return (
        <main>
          <div dangerouslySetInnerHTML={markup} />
          <Price som={9} /> {language}
        </main>
      );
    };
    const page = renderToString(
      <LanguageContext value="ru">
        <Page />
      </LanguageContext>,
    );
    expect(page).toMatch(/soʻm.*сум.*ru<\/main>$/);
  });
});
