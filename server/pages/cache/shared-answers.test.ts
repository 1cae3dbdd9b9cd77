import { describe, expect, it } from 'vitest';
import { createSharedAnswers } from './shared-answers.ts';

const categories = { status: 200, value: [{ id: 1 }], tags: ['menu', 'content:categories'] };

describe('responses shared by pages', () => {
  it('are stored until something that they depend on changes', () => {
    const answers = createSharedAnswers(() => 0);
    answers.store('ru /categories', categories, answers.moment());
    answers.purge([{ tag: 'product:7', kind: 'stale' }]);
    expect(answers.get('ru /categories')).toMatchObject(categories);
    answers.purge([{ tag: 'menu', kind: 'counts' }]);
    expect(answers.get('ru /categories')).toBeUndefined();
  });

  it('are stored if something else changed while they were read', () => {
    const answers = createSharedAnswers(() => 0);
    const before = answers.moment();
    answers.purge([{ tag: 'product:7', kind: 'stale' }]);
    answers.store('ru /categories', categories, before);
    expect(answers.get('ru /categories')).toMatchObject(categories);
  });

  it.each([[[{ tag: 'menu', kind: 'counts' }] as const], ['*' as const]])(
    'are not stored if %j was purged while they were read',
    (purges) => {
      const answers = createSharedAnswers(() => 0);
      const before = answers.moment();
      answers.purge(purges);
      answers.store('ru /categories', categories, before);
      expect(answers.get('ru /categories')).toBeUndefined();
    },
  );

  it('are read again after a minute', () => {
    let now = 0;
    const answers = createSharedAnswers(() => now);
    answers.store('ru /categories', categories, answers.moment());
    now = 60_000;
    expect(answers.get('ru /categories')).toBeUndefined();
  });

  it('cannot be modified by a page', () => {
    const answers = createSharedAnswers(() => 0);
    answers.store('ru /categories', categories, answers.moment());
    const stored = answers.get('ru /categories')?.value as object[]; // as stored above
    expect([stored, ...stored].every(Object.isFrozen)).toBe(true);
  });

  it('are limited in number: the oldest is evicted', () => {
    const answers = createSharedAnswers(() => 0);
    for (let n = 0; n <= 100; n++) answers.store(String(n), categories, answers.moment());
    expect(answers.get('0')).toBeUndefined();
    expect(answers.get('100')).toBeDefined();
  });
});
