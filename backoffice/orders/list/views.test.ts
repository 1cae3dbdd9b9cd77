import { describe, expect, it } from 'vitest';
import { viewOf } from './views.ts';

const nameOf = (query: string) => viewOf(new URLSearchParams(query))?.name;

describe('the view of a list', () => {
  it('is the one with these filters, however it is sorted', () => {
    expect(nameOf('state=NEW&sort=-total')).toBe('confirm');
    expect(nameOf('')).toBe('all');
  });

  it('is none once a filter is added', () => {
    expect(nameOf('state=NEW&late=true')).toBeUndefined();
  });
});
