import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import {
  deleteAllDrafts,
  deleteDraft,
  isSharedDevice,
  listDrafts,
  setSharedDevice,
  type StoredDraft,
} from '../kit/forms/draft-store.ts';
import { formatInstant } from '../kit/instants.ts';
import { useWords } from '../kit/words.tsx';

/** On a shared device, deletes the drafts after a confirmation. Returns false if it was declined. */
export async function mayLeave(question: string): Promise<boolean> {
  if (!isSharedDevice() || (await listDrafts()).length === 0) return true;
  if (!confirm(question)) return false;
  await deleteAllDrafts();
  return true;
}

/** The unsaved drafts on this device, and whether the device is shared. */
export function OwnDrafts() {
  const { t, language } = useWords();
  const [drafts, setDrafts] = useState<readonly StoredDraft[] | null>(null);
  const [isShared, setShared] = useState(isSharedDevice);
  const load = () => listDrafts().then(setDrafts, () => setDrafts([]));
  useEffect(() => void load(), []);
  return (
    <section aria-labelledby="drafts">
      <h2 className="section-title" id="drafts">
        {t('bo-me:drafts.title')}
      </h2>
      {drafts?.length === 0 && <p className="ink-2">{t('bo-me:drafts.none')}</p>}
      <ul className="own-sessions">
        {drafts?.map(({ key, title, address, at }) => (
          <li key={key}>
            <div>
              <Link to={address}>{title}</Link>
              <p className="meta ink-2">{formatInstant(new Date(at).toISOString(), language)}</p>
            </div>
            <Button kind="text" onClick={() => void deleteDraft(key).then(load)}>
              {t('bo-shell:draft.discard')}
            </Button>
          </li>
        ))}
      </ul>
      <Checkbox
        label={t('bo-me:drafts.shared')}
        checked={isShared}
        onChange={({ target }) => {
          setSharedDevice(target.checked);
          setShared(target.checked);
        }}
      />
    </section>
  );
}
