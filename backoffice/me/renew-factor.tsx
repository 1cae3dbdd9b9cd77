import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { AddApp } from '../shell/login/add-app.tsx';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { ShowCodes } from '../shell/login/show-codes.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';

/** Replaces one's own authenticator app, for example on a new phone, or the recovery codes; both need the second factor again. */
export function RenewFactor({ onRenewed }: { onRenewed: () => void }) {
  const { t } = useWords();
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const close = () => {
    setAdding(false);
    setCodes(null);
    onRenewed();
  };
  const renewCodes = () =>
    attempt(async () => {
      const renewed = await callApi('POST /api/admin/v1/me/recovery-codes', {});
      setCodes(renewed.codes);
    });
  return (
    <>
      <span className="renew-factor">
        <Button kind="text" onClick={() => setAdding(true)}>
          {t('bo-me:factors.otherApp')}
        </Button>
        <Button kind="text" loading={isBusy} onClick={() => void renewCodes()}>
          {t('bo-me:factors.newCodes')}
        </Button>
      </span>
      <ProblemLine error={error} />
      {isAdding && codes === null && (
        <Sheet title={t('bo-me:factors.otherApp')} isOpen onClose={close}>
          <AddApp
            begin={() => callApi('POST /api/admin/v1/me/factors/totp/replacement', {})}
            confirm={(code) =>
              callApi('POST /api/admin/v1/me/factors/totp/replacement/confirm', { body: { code } })
            }
            onAdded={setCodes}
          />
        </Sheet>
      )}
      {codes !== null && (
        <Sheet title={t('bo-login:codes.title')} isOpen onClose={close} needsAnswer>
          <ShowCodes codes={codes} done={t('bo-me:factors.codesSaved')} onDone={close} />
        </Sheet>
      )}
    </>
  );
}
