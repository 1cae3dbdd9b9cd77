import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Divider } from './divider.tsx';

it('a divider parts two subjects for those who listen, too', () => {
  expect(renderToStaticMarkup(<Divider />)).toBe('<hr class="divider"/>');
});
