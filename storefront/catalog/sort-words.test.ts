import { expect, it } from 'vitest';
import { sorts } from '#contract/words.ts';
import en from '#texts/en/catalog.json' with { type: 'json' };
import ru from '#texts/ru/catalog.json' with { type: 'json' };
import uz from '#texts/uz/catalog.json' with { type: 'json' };

it.each([ru, uz, en])('every sort order has a text', ({ sortBy }) => {
  expect(Object.keys(sortBy).toSorted()).toEqual([...sorts].toSorted());
});
