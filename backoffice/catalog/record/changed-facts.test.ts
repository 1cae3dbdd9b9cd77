import { describe, expect, it } from 'vitest';
import { changedFacts } from './changed-facts.ts';

describe('what changed in a model', () => {
  it('is said text by text, and not of what nobody wrote', () => {
    const added = {
      name: { ru: 'Кольцо', uz: 'Uzuk', en: '' },
      styles: [],
      id: 7,
      make: null,
      metal: 'yellow',
    };
    expect(changedFacts({ before: null, after: added })).toEqual([
      { column: 'name', language: 'ru', before: null, after: 'Кольцо' },
      { column: 'name', language: 'uz', before: null, after: 'Uzuk' },
      { column: 'metal', language: null, before: null, after: 'yellow' },
    ]);
  });

  it('leaves out the languages that stayed', () => {
    const before = { name: { ru: 'Кольцо', uz: 'Uzuk', en: 'Ring' } };
    const after = { name: { ru: 'Кольцо', uz: 'Uzuk', en: 'Spring ring' } };
    expect(changedFacts({ before, after })).toEqual([
      { column: 'name', language: 'en', before: 'Ring', after: 'Spring ring' },
    ]);
  });
});
