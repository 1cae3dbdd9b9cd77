import { describe, expect, it } from 'vitest';
import { viewReading } from './reading-view.ts';

const asTyped = { query: 'кольцо', corrected: [], dropped: [], conditions: [], suggestions: [] };

describe('how a search was interpreted', () => {
  it('is not shown if the query was taken as typed; other suggested queries are', () => {
    expect(viewReading({ ...asTyped, suggestions: ['кольца', 'колье'] })).toEqual({
      shownFor: null,
      dropped: [],
      suggestions: ['кольца', 'колье'],
    });
  });

  it('names the corrected query and the words that were ignored', () => {
    const corrected = [{ typed: 'rjkmwj', read: 'кольцо', reason: 'LAYOUT' as const }];
    expect(viewReading({ ...asTyped, corrected, dropped: ['зонтик'] })).toEqual({
      shownFor: 'кольцо',
      dropped: ['зонтик'],
      suggestions: [],
    });
  });

  it('is null without a search', () => {
    expect(viewReading(undefined)).toBeNull();
  });
});
