import type { FeedEvent } from '../feed/feed-event.ts';

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
  /** The record's id; of a note, its record, such as `order/Z-261122-00061`. */
  id: string;
  /** Milliseconds since the epoch. */
  at: number;
  isRead: boolean;
}

const most = 30;

/**
 * undefined: no news. A new record has the version 1, a decision of one's own request 3 (migration 0122), a transfer with
 * missing pieces 3 (migration 0250), pieces that a store wants 4 (migration 0352); a piece that one waits for 1 when it is free, 2 when it is gone (migration 0350).
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

/** The latest first; what happens again stands once. */
export function withNews(list: readonly News[], news: News): News[] {
  const rest = list.filter(({ kind, id }) => kind !== news.kind || id !== news.id);
  return [news, ...rest].slice(0, most);
}

/** A decided request waits no longer. */
export const withoutDecided = (list: readonly News[], { kind, id, v }: FeedEvent): News[] =>
  list.filter((news) => !(kind === 'approval' && v === 2 && news.kind === 'approval' && news.id === id));

/** Where its record is. */
export function addressOf({ kind, id }: News): string {
  if (kind === 'order') return `/orders/${id}`;
  if (kind === 'transfer' || kind === 'missing') return `/transfers/${id}`;
  if (kind === 'approval' || kind === 'decided') return `/approvals/${id}`;
  if (kind === 'wanted') {
    const [from = '', to = ''] = id.split('-');
    return `/transfers/new?from=${from}&to=${to}`;
  }
  if (kind === 'free' || kind === 'gone') return `/pieces/${id}`;
  if (kind === 'note')
    return id.replace(/^(order|piece)\//, '/$1s/').replace(/^(collection|param)\//, '/catalog/$1s/');
  return '/today';
}

/** What was stored, if it is such a list. */
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
