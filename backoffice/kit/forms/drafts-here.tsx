import { useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../instants.ts';
import { Notice } from '../notice.tsx';
import { useWords } from '../words.tsx';
import { listDrafts, type StoredDraft } from './draft-store.ts';

interface Props {
  /** The prefix of the draft names of this record: `order Z-261122-00061`. */
  record: string;
  /** Whether none of its forms is open. */
  isShown: boolean;
  /** Opens the form of a draft, such as `REFUND`. */
  onOpen: (form: string) => void;
}

/** For a record whose forms are closed: offers the drafts of its forms. */
export function DraftsHere({ record, isShown, onOpen }: Props) {
  const { t, language } = useWords();
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>([]);
  useEffect(() => {
    if (!isShown) return;
    let isLatest = true;
    listDrafts().then(
      (all) => isLatest && setDrafts(all.filter(({ name }) => name.startsWith(`${record} `))),
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [record, isShown]);
  if (!isShown) return null;
  return drafts.map(({ key, name, title, at }) => (
    <Notice key={key} tone="info">
      {t('bo-shell:draft.here', { title, at: formatInstant(new Date(at).toISOString(), language) })}
      <Button kind="text" onClick={() => onOpen(name.slice(record.length + 1))}>
        {t('bo-shell:draft.open')}
      </Button>
    </Notice>
  ));
}
