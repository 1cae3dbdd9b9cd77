import { describe, expect, it } from 'vitest';
import { createSharedAnswers } from './shared-answers.ts';

const categories = { status: 200, value: [{ id: 1 }], tags: ['catalog', 'content'] };

describe('answers that pages share', () => {
  it('are kept until something that they depend on changes', () => {
    const answers = createSharedAnswers(() => 0);
    answers.keep('ru /categories', categories, answers.moment());
    answers.purge(['product:7']);
    expect(answers.get('ru /categories')).toMatchObject(categories);
    answers.purge(['content']);
    expect(answers.get('ru /categories')).toBeUndefined();
  });

  it('are not kept when data changed while they were read', () => {
    const answers = createSharedAnswers(() => 0);
    const before = answers.moment();
    answers.purge(['catalog']);
    answers.keep('ru /categories', categories, before);
    expect(answers.get('ru /categories')).toBeUndefined();
  });

  it('are asked for again after a minute', () => {
    let now = 0;
    const answers = createSharedAnswers(() => now);
    answers.keep('ru /categories', categories, answers.moment());
    now = 60_000;
    expect(answers.get('ru /categories')).toBeUndefined();
  });

  it('cannot be changed by one page for the others', () => {
    const answers = createSharedAnswers(() => 0);
    answers.keep('ru /categories', categories, answers.moment());
    const kept = answers.get('ru /categories')?.value as object[]; // as kept above
    expect([kept, ...kept].every(Object.isFrozen)).toBe(true);
  });

  it('are bounded: the oldest leaves', () => {
    const answers = createSharedAnswers(() => 0);
    for (let n = 0; n <= 100; n++) answers.keep(String(n), categories, answers.moment());
    expect(answers.get('0')).toBeUndefined();
    expect(answers.get('100')).toBeDefined();
  });
});
