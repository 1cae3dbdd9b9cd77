/** The events of the feed (server/staff/feed). `reset`: too many events were missed, so the screen is loaded again. */
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

/** Parses the data of an event. */
export function readEvent(kind: FeedKind, text: string): FeedEvent {
  // as: an object, whose fields are checked below
  const { id, v, store } = JSON.parse(text) as Partial<Record<string, unknown>>;
  return {
    kind,
    id: typeof id === 'string' ? id : '',
    v: typeof v === 'number' ? v : null,
    store: typeof store === 'number' ? store : null,
  };
}

const maxRemembered = 2_000;

/**
 * Rows are sent again after a lost connection; the returned function checks whether a row is new. Its number is the
 * second part of the event's id; 0 = not a row.
 */
export function createSeenRows(): (lastEventId: string) => boolean {
  const seen = new Set<string>();
  return (lastEventId) => {
    const [, row = '0'] = lastEventId.split('.');
    if (row === '0') return true;
    if (seen.has(row)) return false;
    seen.add(row);
    if (seen.size > maxRemembered)
      for (const oldest of [...seen].slice(0, maxRemembered / 2)) seen.delete(oldest);
    return true;
  };
}
