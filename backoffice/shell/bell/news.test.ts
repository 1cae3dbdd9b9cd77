import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../feed/feed-event.ts';
import { addressOf, newsOf, readNews, withNews, withoutDecided } from './news.ts';

const event = (kind: FeedEvent['kind'], id: string, v: number | null): FeedEvent => ({
  kind,
  id,
  v,
  store: null,
});

describe('the bell', () => {
  it('announces new events, not each change', () => {
    expect(newsOf(event('order', 'Z-1', 1), 5)).toEqual({ kind: 'order', id: 'Z-1', at: 5, isRead: false });
    expect(newsOf(event('order', 'Z-1', 2), 5)).toBeUndefined();
    expect(newsOf(event('request', 'call/12', 1), 5)).toMatchObject({ kind: 'call', id: '12' });
    expect(newsOf(event('request', 'visit/3', 2), 5)).toBeUndefined();
    expect(newsOf(event('approval', '7', 3), 5)).toMatchObject({ kind: 'decided' });
    expect(newsOf(event('transfer', '4', 3), 5)).toMatchObject({ kind: 'missing', id: '4' });
    expect(newsOf(event('transfer', '4', 2), 5)).toBeUndefined();
    expect(newsOf(event('transfer', '0-3', 4), 5)).toMatchObject({ kind: 'wanted', id: '0-3' });
    expect(newsOf(event('watched', 'ZR-1', 1), 5)).toMatchObject({ kind: 'free', id: 'ZR-1' });
    expect(newsOf(event('watched', 'ZR-1', 2), 5)).toMatchObject({ kind: 'gone' });
    expect(newsOf(event('presence', 'order/Z-1', null), 5)).toBeUndefined();
  });

  it('links to the record', () => {
    const leads = (kind: FeedEvent['kind'], id: string) => {
      const news = newsOf(event(kind, id, 1), 0);
      return news && addressOf(news);
    };
    expect(leads('note', 'piece/ZR-001017')).toBe('/pieces/ZR-001017');
    expect(leads('note', 'order/Z-1')).toBe('/orders/Z-1');
    expect(leads('note', 'collection/4')).toBe('/catalog/collections/4');
    expect(leads('note', 'param/17')).toBe('/catalog/params/17');
    expect(leads('note', 'model/ZR-017')).toBe('/models/ZR-017');
    expect(leads('note', 'page/contacts')).toBe('/content/pages/contacts');
    expect(leads('note', 'promotion/3')).toBe('/prices/promotions?open=3');
    expect(addressOf({ kind: 'wanted', id: '0-3', at: 0, isRead: false })).toBe('/transfers/new?from=0&to=3');
    expect(leads('watched', 'ZR-1')).toBe('/pieces/ZR-1');
    expect(leads('transfer', '4')).toBe('/transfers/4');
  });

  it('announces once, the latest first, and removes a request that was decided', () => {
    const one = { kind: 'approval', id: '7', at: 1, isRead: true } as const;
    const list = withNews(withNews([one], { kind: 'order', id: 'Z-1', at: 2, isRead: false }), {
      ...one,
      at: 3,
    });
    expect(list.map(({ kind, at }) => [kind, at])).toEqual([
      ['approval', 3],
      ['order', 2],
    ]);
    expect(withoutDecided(list, event('approval', '7', 2))).toHaveLength(1);
  });

  it('reads only what it stored', () => {
    const list = [{ kind: 'order', id: 'Z-1', at: 2, isRead: false }];
    expect(readNews(JSON.stringify(list))).toEqual(list);
    expect([readNews(null), readNews('{'), readNews('[{"kind":"storm"}]')]).toEqual([[], [], []]);
  });
});
