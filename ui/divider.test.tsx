import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Divider } from './divider.tsx';

it('a divider also separates two subjects for screen readers', () => {
  expect(renderToStaticMarkup(<Divider />)).toBe('<hr class="divider"/>');
});
