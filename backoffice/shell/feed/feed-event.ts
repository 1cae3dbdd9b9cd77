/** The events of the feed (server/staff/feed). `reset`: too much was missed, the screen is loaded again. */
export const feedKinds = [
  'order',
  'request',
  'piece',
  'transfer',
  'approval',
  'job',
  'message',
  'note',
  'watched',
  'presence',
  'reset',
] as const;
export type FeedKind = (typeof feedKinds)[number];

export interface FeedEvent {
  kind: FeedKind;
  /** The record's id; `*`: many records. */
  id: string;
  /** Its version. */
  v: number | null;
  store: number | null;
}

/** What the server wrote into an event. */
export function readEvent(kind: FeedKind, text: string): FeedEvent {
  // as: an object, whose fields are looked at below
  const { id, v, store } = JSON.parse(text) as Partial<Record<string, unknown>>;
  return {
    kind,
    id: typeof id === 'string' ? id : '',
    v: typeof v === 'number' ? v : null,
    store: typeof store === 'number' ? store : null,
  };
}

const mostRemembered = 2_000;

/** Rows come again after a cut: answers whether a row is new. Its number stands second in the event's id; 0 = no row. */
export function createSeenRows(): (lastEventId: string) => boolean {
  const seen = new Set<string>();
  return (lastEventId) => {
    const [, row = '0'] = lastEventId.split('.');
    if (row === '0') return true;
    if (seen.has(row)) return false;
    seen.add(row);
    if (seen.size > mostRemembered)
      for (const oldest of [...seen].slice(0, mostRemembered / 2)) seen.delete(oldest);
    return true;
  };
}
