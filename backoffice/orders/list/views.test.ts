import { describe, expect, it } from 'vitest';
import { viewOf } from './views.ts';

const whose = { staffId: 7, now: new Date('2026-04-08T20:00:00Z') };
const nameOf = (query: string) => viewOf(new URLSearchParams(query), whose)?.name;

describe('the view of a list', () => {
  it('is the one with these filters, whatever the sort order', () => {
    expect(nameOf('state=NEW&sort=-total')).toBe('confirm');
    expect(nameOf('')).toBe('all');
  });

  it('of the orders I took today begins with the day in Tashkent', () => {
    expect(nameOf('staffId=7&createdAt.from=2026-04-09')).toBe('mine');
  });

  it('is none once a filter is added', () => {
    expect(nameOf('state=NEW&late=true')).toBeUndefined();
  });
});
