import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

describe('a field', () => {
  it('refers to its label, its helper and its message', () => {
    const html = renderToStaticMarkup(
      <Field id="phone" label="Телефон" helper="Курьер позвонит." error="Нужно девять цифр." />,
    );
    expect(html).toContain('<label class="field-label" for="phone">Телефон</label>');
    expect(html).toContain('id="phone" aria-describedby="phone-helper phone-error" aria-invalid="true"');
    expect(html).toContain('id="phone-helper"');
    expect(html).toContain('id="phone-error"');
  });

  it('without an error has no error attributes', () => {
    const html = renderToStaticMarkup(<Field id="name" label="Имя" defaultValue="Нилуфар" />);
    expect(html).not.toContain('aria-');
    expect(html).toContain('value="Нилуфар"');
  });

  it('in a list keeps the browser’s own validation', () => {
    const html = renderToStaticMarkup(
      <Select label="Область" required>
        <option value="">Выберите</option>
      </Select>,
    );
    expect(html).toMatch(/<select[^>]* required=""/);
  });

  it('of a checkbox shows why it must be ticked', () => {
    const html = renderToStaticMarkup(
      <Checkbox label="Согласен с офертой" error="Без согласия заказ не оформить." />,
    );
    const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain('Без согласия заказ не оформить.');
  });
});
