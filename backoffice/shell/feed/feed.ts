import type { FeedEvent } from './feed-event.ts';
import { openStream } from './open-stream.ts';

/** What the tab with the stream sends to the other tabs. */
type Passed = { event: FeedEvent } | { position: string };

const name = 'zarona-staff-feed';
const listeners = new Set<(event: FeedEvent) => void>();
const state = { isStarted: false, isLeader: false, position: '' };

/** Calls back for each event, in every tab. Returns how to stop. */
export function onFeed(listener: (event: FeedEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this tab holds the stream: one of the browser's tabs does, and only that one rings. */
export const isFeedLeader = (): boolean => state.isLeader;

const emit = (event: FeedEvent): void => {
  for (const listener of listeners) listener(event);
};

/**
 * Once per page load. The tab that gets the lock opens the stream and passes its events on; when it closes, the next one reads on from
 * where it was. Without locks (http that is not this machine) each tab has a stream of its own.
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
    // held until the tab is closed
    return new Promise<never>(() => {});
  };
  // as: over http there are none, whatever the declaration says
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) void lead();
  else void locks.request(name, lead);
}
