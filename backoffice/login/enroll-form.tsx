import { useState } from 'react';
import { useWords } from '../kit/words.tsx';
import { callOnce } from '../shell/api.ts';
import { AddApp } from '../shell/login/add-app.tsx';
import { ShowCodes } from '../shell/login/show-codes.tsx';

/** Adds the first authenticator app, then shows the recovery codes. */
export function EnrollForm({ onAdded, onDone }: { onAdded?: () => void; onDone: () => void }) {
  const { t } = useWords();
  const [codes, setCodes] = useState<string[] | null>(null);
  const show = (added: string[]) => {
    setCodes(added);
    onAdded?.();
  };
  return codes === null ? (
    <AddApp
      begin={() => callOnce('POST /api/admin/v1/me/factors/totp', {})}
      confirm={(code) => callOnce('POST /api/admin/v1/me/factors/totp/confirm', { body: { code } })}
      onAdded={show}
    />
  ) : (
    <ShowCodes codes={codes} done={t('bo-login:codes.done')} onDone={onDone} />
  );
}
