import { useEffect, useEffectEvent } from 'react';
import type { FeedEvent, FeedKind } from './feed-event.ts';
import { onFeed } from './feed.ts';

/** Subscribes to events of these kinds, and to the request to reload the screen. */
export function useFeed(kinds: readonly FeedKind[], onEvent: (event: FeedEvent) => void): void {
  const call = useEffectEvent((event: FeedEvent) => {
    if (event.kind === 'reset' || kinds.includes(event.kind)) onEvent(event);
  });
  useEffect(() => onFeed((event) => call(event)), []);
}

/** The same, called once for all events within `restMs`; a hidden tab is notified once it is visible again. */
export function useFeedPulse(kinds: readonly FeedKind[], restMs: number, onPulse: () => void): void {
  const pulse = useEffectEvent(onPulse);
  const isWanted = useEffectEvent((kind: FeedKind) => kind === 'reset' || kinds.includes(kind));
  useEffect(() => {
    let due: ReturnType<typeof setTimeout> | undefined;
    let isOwed = false;
    const run = () => {
      due = undefined;
      isOwed = document.visibilityState === 'hidden';
      if (!isOwed) pulse();
    };
    const stop = onFeed(({ kind }) => {
      if (isWanted(kind)) due ??= setTimeout(run, restMs);
    });
    const onShown = () => {
      if (isOwed && due === undefined) run();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => {
      stop();
      clearTimeout(due);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [restMs]);
}
