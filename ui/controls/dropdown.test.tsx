import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dropdown } from './dropdown.tsx';

describe('the searchable dropdown without JavaScript', () => {
  it('is the native list, with its prompt first, and a required one blocks the submission', () => {
    const html = renderToStaticMarkup(
      <Dropdown
        name="district"
        label="Район"
        options={[{ value: '7', label: 'Юнусабад' }]}
        value="7"
        onChange={() => undefined}
        prompt="Выберите район"
        noOptions="Ничего не нашлось"
        required
      />,
    );
    expect(html).toMatch(/<select[^>]* name="district"[^>]* required=""/);
    expect(html).toContain(
      '<option value="">Выберите район</option><option value="7" selected="">Юнусабад</option>',
    );
  });
});
