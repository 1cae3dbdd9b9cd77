import { describe, expect, it } from 'vitest';
import { viewReading } from './reading-view.ts';

const asTyped = { query: 'кольцо', corrected: [], dropped: [], conditions: [], suggestions: [] };

describe('how a search was understood', () => {
  it('is not shown where the query was understood as typed, but the other queries are', () => {
    expect(viewReading({ ...asTyped, suggestions: ['кольца', 'колье'] })).toEqual({
      shownFor: null,
      dropped: [],
      suggestions: ['кольца', 'колье'],
    });
  });

  it('names the query it was taken for, and the words that were left out', () => {
    const corrected = [{ typed: 'rjkmwj', read: 'кольцо', reason: 'LAYOUT' as const }];
    expect(viewReading({ ...asTyped, corrected, dropped: ['зонтик'] })).toEqual({
      shownFor: 'кольцо',
      dropped: ['зонтик'],
      suggestions: [],
    });
  });

  it('is nothing without a search', () => {
    expect(viewReading(undefined)).toBeNull();
  });
});
