import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Screens in the palette that are a tab of their section, with that tab. */
const tabs: Record<string, string> = {
  categories: 'bo-catalog tab.categories',
  collections: 'bo-catalog tab.collections',
  params: 'bo-catalog tab.params',
  catalogWords: 'bo-catalog tab.words',
  media: 'bo-catalog tab.media',
  waits: 'bo-people tab.waits',
  reviews: 'bo-people tab.reviews',
  privacy: 'bo-people tab.privacy',
  businesses: 'bo-people tab.businesses',
  stock: 'bo-figures tab.stock',
  funnel: 'bo-figures tab.funnel',
  demand: 'bo-figures tab.demand',
  discrepancies: 'bo-money tab.discrepancies',
  feeds: 'bo-exchange tab.feeds',
  jobs: 'bo-shell system.jobs',
  tasks: 'bo-shell system.tasks',
  webhooks: 'bo-shell system.webhooks',
};

describe.each(['ru', 'uz', 'en'])('the palette in %s', (language) => {
  it.each(Object.entries(tabs))('calls %s by the name of its tab', (screen, tab) => {
    const [file = '', key = ''] = tab.split(' ');
    expect(text('bo-palette', `screen.${screen}`)).toBe(text(file, key));
  });

  function text(file: string, key: string): unknown {
    const texts: unknown = JSON.parse(readFileSync(`texts/${language}/${file}.json`, 'utf8'));
    return key
      .split('.')
      .reduce<unknown>((level, part) => (level as Record<string, unknown> | undefined)?.[part], texts);
  }
});
