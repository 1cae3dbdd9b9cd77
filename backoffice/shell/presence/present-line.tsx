import { useCallback, useEffect, useRef, useState } from 'react';
import type { SharedRecord } from '#contract/admin/note.ts';
import type { Present } from '#contract/admin/presence.ts';
import { useWords } from '../../kit/words.tsx';
import { callOnce } from '../api.ts';
import { useFeed } from '../feed/use-feed.ts';
import { showUntilGone } from './show-until-gone.ts';
import './present-line.css';

interface Props {
  resource: SharedRecord;
  record: string;
  /** Whether a form of the record is open. */
  isEditing: boolean;
}

const everyMs = 20_000;
/** This tab, as long as it is open. */
const tab = crypto.randomUUID();

/** Who else is viewing or editing this record. Reports the user's own presence while the tab is visible. */
export function PresentLine({ resource, record, isEditing }: Props) {
  const { t } = useWords();
  const present = usePresent({ resource, record, isEditing });
  const named = (mode: Present['mode']) => present.filter((one) => one.mode === mode).map(({ name }) => name);
  const [editing, looking] = [named('EDIT'), named('LOOK')];
  return (
    <span className="present meta" role="status">
      {editing.length > 0 && (
        <b>{t('bo-shell:present.edits', { names: editing.join(', '), count: editing.length })}</b>
      )}
      {looking.length > 0 && (
        <span>{t('bo-shell:present.looks', { names: looking.join(', '), count: looking.length })}</span>
      )}
    </span>
  );
}

function usePresent({ resource, record, isEditing }: Props): readonly Present[] {
  const [present, setPresent] = useState<readonly Present[]>([]);
  const stopShowing = useRef(() => {});
  const mode = isEditing ? 'EDIT' : 'LOOK';
  const sign = useCallback(
    () =>
      callOnce('PUT /api/admin/v1/presence', { body: { resource, record, mode, tab } }).then(
        (answer) => {
          stopShowing.current();
          stopShowing.current = showUntilGone(answer.colleagues, setPresent);
        },
        // it is reported again in 20 seconds
        () => undefined,
      ),
    [resource, record, mode],
  );
  useFeed(['presence'], ({ id }) => {
    if (id === `${resource}/${record}` && document.visibilityState === 'visible') void sign();
  });
  useEffect(() => {
    const stay = () => void (document.visibilityState === 'visible' && sign());
    stay();
    const timer = setInterval(stay, everyMs);
    document.addEventListener('visibilitychange', stay);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', stay);
    };
  }, [sign]);
  useEffect(() => () => stopShowing.current(), []);
  useEffect(() => {
    const body = { resource, record, mode: 'LEAVE', tab } as const;
    const leave = () =>
      void callOnce('PUT /api/admin/v1/presence', { body }, { keepalive: true }).catch(() => undefined);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [resource, record]);
  return present;
}
