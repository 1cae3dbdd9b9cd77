import { createSeenRows, feedKinds, type FeedEvent, readEvent } from './feed-event.ts';

interface Listeners {
  onEvent: (event: FeedEvent) => void;
  /** How far the stream was read. */
  onPosition: (position: string) => void;
}

/** The server pings every 20 s: a connection without a ping for longer is broken. */
const silentMs = 50_000;
const retryMs = { first: 2_000, most: 60_000 };

/**
 * Keeps one stream of the feed open, from `after` on. A cut line the browser itself opens again; a refusal (the session waits for its second factor, the shop is
 * full) is tried again after 2, 4, 8 … 60 seconds. Returns how to close it.
 */
export function openStream(after: string, { onEvent, onPosition }: Listeners): () => void {
  const isNew = createSeenRows();
  let position = after;
  let wait = retryMs.first;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | null = null;
  const openAgainIn = (ms: number) => {
    source?.close();
    clearTimeout(retry);
    clearTimeout(silence);
    retry = setTimeout(open, ms);
  };
  const note = (lastEventId: string) => {
    wait = retryMs.first;
    clearTimeout(silence);
    silence = setTimeout(() => openAgainIn(0), silentMs);
    position = lastEventId === '' ? position : lastEventId;
    onPosition(position);
  };
  const open = () => {
    source = new EventSource(`/api/admin/v1/feed?${new URLSearchParams({ after: position })}`);
    source.addEventListener('ping', ({ lastEventId }) => note(lastEventId));
    for (const kind of feedKinds)
      source.addEventListener(kind, (message: MessageEvent<string>) => {
        note(message.lastEventId);
        // presence is no row: the browser gives it the id of the row before it
        if (kind === 'presence' || isNew(message.lastEventId)) onEvent(readEvent(kind, message.data));
      });
    source.addEventListener('error', () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      openAgainIn(wait);
      wait = Math.min(wait * 2, retryMs.most);
    });
  };
  open();
  return () => {
    source?.close();
    clearTimeout(retry);
    clearTimeout(silence);
  };
}
