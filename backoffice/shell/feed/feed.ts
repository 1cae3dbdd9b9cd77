import type { FeedEvent } from './feed-event.ts';
import { openStream } from './open-stream.ts';

/** Messages from the tab with the stream to the other tabs. */
type Passed = { event: FeedEvent } | { position: string };

const name = 'zarona-staff-feed';
const listeners = new Set<(event: FeedEvent) => void>();
const state = { isStarted: false, isLeader: false, position: '' };

/** Subscribes to events, in every tab. Returns the unsubscribe function. */
export function onFeed(listener: (event: FeedEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this tab holds the stream: exactly one of the browser's tabs does, and only that one rings. */
export const isFeedLeader = (): boolean => state.isLeader;

const emit = (event: FeedEvent): void => {
  for (const listener of listeners) listener(event);
};

/**
 * Called once per page load. The tab that gets the lock opens the stream and passes its events on; when it closes,
 * the next tab continues from the same position. Without locks (http from another machine) each tab has its own
 * stream.
 */
export function startFeed(): void {
  if (state.isStarted) return;
  state.isStarted = true;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Passed>) => {
    if ('event' in data) emit(data.event);
    else state.position = data.position;
  });
  const pass = (passed: Passed) => channel.postMessage(passed);
  const lead = () => {
    state.isLeader = true;
    openStream(state.position, {
      onEvent: (event) => {
        emit(event);
        pass({ event });
      },
      onPosition: (position) => {
        state.position = position;
        pass({ position });
      },
    });
    // holds the lock until the tab is closed
    return new Promise<never>(() => {});
  };
  // as: not available over http, despite the type
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) void lead();
  else void locks.request(name, lead);
}
