import { readdirSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { languages } from '#contract/words.ts';
import { Kit, kitSections } from './kit.tsx';
import { kitWords } from './kit-words.ts';

const uiFolder = path.join(import.meta.dirname, '../../ui');

describe('the page of the kit', () => {
  it('has a section for every file of ui/ that draws something', () => {
    const components = readdirSync(uiFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => path.basename(file, '.tsx'));
    const classes = ['type', 'chip'];
    expect(Object.keys(kitSections).toSorted()).toEqual([...components, ...classes].toSorted());
  });

  it.each(languages)('is rendered in %s, and no section is empty', (language) => {
    const html = renderToString(<Kit language={language} />);
    const sections = html.split('<section ').slice(1);
    expect(sections).toHaveLength(Object.keys(kitSections).length);
    // more than its heading
    expect(sections.filter((section) => section.split('</h2>')[1] === '</section>')).toEqual([]);
    expect(html).toContain(kitWords[language].emptyTitle);
  });
});
