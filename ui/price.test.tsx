import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Price } from './price.tsx';

describe('a price', () => {
  it('shows an old price struck through and named for screen readers, only if it was higher', () => {
    const reduced = renderToStaticMarkup(<Price som={100} oldSom={120} oldLabel="Было" language="ru" />);
    expect(reduced).toContain(
      '<s class="price-old"><span class="visually-hidden">Было </span>120\u00A0сум</s>',
    );
    expect(renderToStaticMarkup(<Price som={100} oldSom={100} language="ru" />)).not.toContain('<s ');
  });
});
