import { useEffect, useState } from 'react';
import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import type { LoginStep } from '#contract/admin/staff/staff.ts';
import { callOnce } from '../shell/api.ts';
import { FactorForm } from '../shell/login/factor-form.tsx';
import { PasswordForm } from '../shell/login/password-form.tsx';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { useWords } from '../kit/words.tsx';
import { EnrollForm } from './enroll-form.tsx';
import { leaveLogin } from './leave-login.ts';
import { LoginFrame } from './login-frame.tsx';

type Demo = StaffAnswer<'GET /api/admin/v1/demo/accounts'>;

interface Step {
  next: 'PASSWORD' | LoginStep['next'];
  hasPasskey: boolean;
}
const atPassword: Step = { next: 'PASSWORD', hasPasskey: false };

/** Email and password, then the second factor. */
export function LoginPage() {
  const { t } = useWords();
  const search = new URLSearchParams(location.search);
  const [{ next, hasPasskey }, setStep] = useState<Step>(atPassword);
  const accounts = useDemoAccounts();
  return (
    <LoginFrame title={t('bo-login:title')}>
      {search.has('used') && next === 'PASSWORD' && <p className="login-lead">{t('bo-login:linkUsed')}</p>}
      {next === 'PASSWORD' && <PasswordForm onNext={setStep} />}
      {next === 'FACTOR' && (
        <FactorForm
          purpose="login"
          hasPasskey={hasPasskey}
          onDone={leaveLogin}
          onEnded={() => setStep(atPassword)}
        />
      )}
      {next === 'ENROLL' && <EnrollForm onDone={leaveLogin} />}
      {next === 'PASSWORD' && accounts.length > 0 && <DemoAccounts accounts={accounts} />}
    </LoginFrame>
  );
}

/** Loads the demo's accounts; a real shop has no such route. */
function useDemoAccounts(): Demo {
  const [accounts, setAccounts] = useState<Demo>([]);
  useEffect(() => {
    callOnce('GET /api/admin/v1/demo/accounts', {}).then(setAccounts, () => setAccounts([]));
  }, []);
  return accounts;
}

/** In the demo, on the machine that runs it: a button to log in as each role. */
function DemoAccounts({ accounts }: { accounts: Demo }) {
  const { t } = useWords();
  const { attempt, error } = useAttempt();
  const enter = (staffId: number) =>
    attempt(async () => {
      await callOnce('POST /api/admin/v1/demo/session', { body: { staffId } });
      leaveLogin();
    });
  return (
    <section className="demo-accounts" aria-labelledby="demo-title">
      <h2 className="section-title" id="demo-title">
        {t('bo-login:demo.title')}
      </h2>
      <p className="login-lead">{t('bo-login:demo.lead')}</p>
      <ProblemLine error={error} />
      <ul>
        {accounts.map(({ id, name, role }) => (
          <li key={id}>
            <button type="button" className="demo-account" onClick={() => void enter(id)}>
              <b>{t(`bo-shell:role.${role}`)}</b>
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
