import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, buttonClass } from './button.tsx';

describe('a button', () => {
  it('that works says so and takes no second press', () => {
    const html = renderToStaticMarkup(<Button loading>В корзину</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain('В корзину');
  });

  it('that cannot be pressed says why and can still be reached by keyboard', () => {
    const html = renderToStaticMarkup(<Button disabledReason="Выберите размер">В корзину</Button>);
    expect(html).toContain('Выберите размер');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toMatch(/\sdisabled/);
  });

  it('at rest carries no state', () => {
    expect(renderToStaticMarkup(<Button>В корзину</Button>)).toBe(
      '<button class="button button-primary">В корзину</button>',
    );
  });

  it('has its look for links, too', () => {
    expect(buttonClass('secondary', true)).toBe('button button-secondary button-wide');
  });
});
