import type { FeedEvent } from '../feed/feed-event.ts';
import { addressOfRecord } from '../record-address.ts';

/** What the bell announces; its text is `bo-shell:bell.news.<kind>`. */
export const newsKinds = [
  'order',
  'call',
  'visit',
  'approval',
  'decided',
  'transfer',
  'missing',
  'note',
  'free',
  'gone',
  'wanted',
] as const;
export type NewsKind = (typeof newsKinds)[number];

export interface News {
  kind: NewsKind;
  /** The record's id; for a note its record, such as `order/Z-261122-00061`. */
  id: string;
  /** Milliseconds since the epoch. */
  at: number;
  isRead: boolean;
}

const most = 30;

/**
 * Returns undefined if the event is no news. A new record has the version 1, a decision on the reader's own request 3
 * (migration 0122), a transfer with missing pieces 3 (migration 0250), pieces requested by a store 4 (migration
 * 0352); for a piece that the reader is waiting for, 1 means free, 2 gone (migration 0350).
 */
export function newsOf({ kind, id, v }: FeedEvent, at: number): News | undefined {
  const found = kindOfNews(kind, v, id);
  return (
    found && {
      kind: found,
      id: found === 'call' || found === 'visit' ? id.replace(/^\w+\//, '') : id,
      at,
      isRead: false,
    }
  );
}

function kindOfNews(kind: FeedEvent['kind'], v: number | null, id: string): NewsKind | undefined {
  if (kind === 'approval' && v === 3) return 'decided';
  if (kind === 'transfer' && v === 3) return 'missing';
  if (kind === 'transfer' && v === 4) return 'wanted';
  if (kind === 'watched') return v === 1 ? 'free' : 'gone';
  if (v !== 1) return undefined;
  if (kind === 'request') return id.startsWith('call/') ? 'call' : 'visit';
  return newsKinds.find((one) => one === kind);
}

/** The latest first; a repeated event is listed once. */
export function withNews(list: readonly News[], news: News): News[] {
  const rest = list.filter(({ kind, id }) => kind !== news.kind || id !== news.id);
  return [news, ...rest].slice(0, most);
}

/** Removes a request that was decided. */
export const withoutDecided = (list: readonly News[], { kind, id, v }: FeedEvent): News[] =>
  list.filter((news) => !(kind === 'approval' && v === 2 && news.kind === 'approval' && news.id === id));

/** The address of its record. */
export function addressOf({ kind, id }: News): string {
  if (kind === 'order') return `/orders/${id}`;
  if (kind === 'transfer' || kind === 'missing') return `/transfers/${id}`;
  if (kind === 'approval' || kind === 'decided') return `/approvals/${id}`;
  if (kind === 'wanted') {
    const [from = '', to = ''] = id.split('-');
    return `/transfers/new?from=${from}&to=${to}`;
  }
  if (kind === 'free' || kind === 'gone') return `/pieces/${id}`;
  if (kind === 'call') return `/people/calls?open=${id}`;
  if (kind === 'visit') return `/people/visits?open=${id}`;
  if (kind === 'note') {
    const [resource = '', ...record] = id.split('/');
    return addressOfRecord(resource, record.join('/')) ?? '/today';
  }
  return '/today';
}

/** Parses the stored list; empty if it is invalid. */
export function readNews(text: string | null): News[] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap((one: unknown) => newsIn(one)) : [];
  } catch {
    return [];
  }
}

function newsIn(one: unknown): News[] {
  if (typeof one !== 'object' || one === null) return [];
  const { kind, id, at, isRead }: Partial<Record<string, unknown>> = { ...one };
  const known = newsKinds.find((word) => word === kind);
  if (known === undefined || typeof id !== 'string' || typeof at !== 'number') return [];
  return [{ kind: known, id, at, isRead: isRead === true }];
}
