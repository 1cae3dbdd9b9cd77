import { formatInstant } from '../../kit/instants.ts';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';

interface Props {
  isShown: boolean;
  draftVersion: number;
  publishAt: string | null;
}

/** The state of a record with drafts: scheduled, being edited, public or hidden. */
export function DraftState({ isShown, draftVersion, publishAt }: Props) {
  const { t, language } = useWords();
  if (publishAt !== null)
    return (
      <Status tone="works">{t('bo-content:pages.at', { time: formatInstant(publishAt, language) })}</Status>
    );
  if (draftVersion > 0) return <Status tone="waits">{t('bo-content:pages.draft')}</Status>;
  return isShown ? (
    <Status tone="done">{t('bo-content:pages.shown')}</Status>
  ) : (
    <Status tone="over">{t('bo-content:pages.hidden')}</Status>
  );
}
