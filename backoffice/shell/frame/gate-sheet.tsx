import { useState } from 'react';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { useGate } from '../gate.ts';
import { FactorForm } from '../login/factor-form.tsx';
import { PasswordForm } from '../login/password-form.tsx';
import { useSession } from '../session.ts';

/** The login or the second factor over the page, which stays unchanged with its typed values. */
export function Gate() {
  const gate = useGate();
  return gate && <OpenGate key={gate.kind} gate={gate} />;
}

function OpenGate({ gate }: { gate: NonNullable<ReturnType<typeof useGate>> }) {
  const { t } = useWords();
  const session = useSession();
  // a session that was only idle requires the factor alone; one that has expired requires the password after the first attempt
  const [needsPassword, setNeedsPassword] = useState(false);
  const [hasPasskey, setHasPasskey] = useState(session?.hasPasskey ?? false);
  const purpose = gate.kind === 'step-up' && !needsPassword ? 'step-up' : 'login';
  return (
    <Sheet title={t(`bo-shell:gate.${gate.kind}`)} isOpen onClose={() => gate.close(false)}>
      <p className="ink-2">{t(`bo-shell:gate.${gate.kind}Lead`)}</p>
      {needsPassword ? (
        <PasswordForm
          email={session?.email ?? ''}
          onNext={(step) => {
            setHasPasskey(step.hasPasskey);
            setNeedsPassword(false);
          }}
        />
      ) : (
        <FactorForm
          purpose={purpose}
          hasPasskey={hasPasskey}
          onDone={() => gate.close(true)}
          onEnded={() => setNeedsPassword(true)}
        />
      )}
    </Sheet>
  );
}
