import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import type { FeedKind } from './feed-event.ts';
import { useFeed } from './use-feed.ts';

interface Props {
  kind: FeedKind;
  /** The id of the open record; `version` is the displayed version. */
  id: string;
  version: number;
}

/** The user's own change may come back through the feed before the record was loaded again; events are ignored for this time. */
const ownChangeMs = 1_500;

/** Says that somebody else has changed the open record, with a button to show it; typed values stay. */
export function ChangedElsewhere({ kind, id, version }: Props) {
  const { t } = useWords();
  const { revalidate, state } = useRevalidator();
  const [latest, setLatest] = useState<{ id: string; v: number }>({ id, v: 0 });
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useFeed([kind], (event) => {
    if (event.id !== id) return;
    if (event.v === null || event.v <= version) return void revalidate();
    const { v } = event;
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setLatest({ id, v });
    }, ownChangeMs);
    timers.current.add(timer);
  });
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  if (latest.id !== id || latest.v <= version) return null;
  return (
    <Notice tone="info">
      {t('bo-shell:changedElsewhere')}
      <Button kind="text" loading={state === 'loading'} onClick={() => void revalidate()}>
        {t('bo-shell:showNew')}
      </Button>
    </Notice>
  );
}
