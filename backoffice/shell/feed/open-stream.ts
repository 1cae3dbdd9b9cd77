import { createSeenRows, feedKinds, type FeedEvent, readEvent } from './feed-event.ts';

interface Listeners {
  onEvent: (event: FeedEvent) => void;
  /** Called with the position in the stream. */
  onPosition: (position: string) => void;
}

/** The server pings every 20 s, so a connection that is silent for longer than this is broken. */
const silentMs = 50_000;
const retryMs = { first: 2_000, most: 60_000 };

/**
 * Keeps one stream of the feed open, starting after `after`. The browser itself reconnects after a lost connection; a
 * refusal (the session needs its second factor, the server is overloaded) is retried after 2, 4, 8 … 60 seconds.
 * Returns a function that closes it.
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
        // presence is not a row: the browser gives it the id of the previous row
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
