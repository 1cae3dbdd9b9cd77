import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { StaffSession } from '#contract/admin/staff/staff.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { formatInstant } from '../kit/instants.ts';
import { hasSingleLetters, setSingleLetters } from '../kit/list/single-letters.ts';
import { Status } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi, callOnce } from '../shell/api.ts';
import { BellChoices } from '../shell/bell/bell-choices.tsx';
import { loadSession } from '../shell/load-session.ts';
import { LanguageSwitch, ThemeSwitch } from '../shell/frame/switches.tsx';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { useTitle } from '../shell/use-title.ts';
import '../kit/list/list.css';
import { mayLeave, OwnDrafts } from './own-drafts.tsx';
import { OwnFactors } from './own-factors.tsx';
import './me.css';

export async function loader() {
  const session = await loadSession();
  const [sessions, factors] = await Promise.all([
    callApi('GET /api/admin/v1/me/sessions', {}),
    callApi('GET /api/admin/v1/me/factors', {}),
  ]);
  return { session, sessions, factors };
}

/** The user's data, their sessions, and the logout. */
export function Component() {
  const { t } = useWords();
  const { session, sessions, factors } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  useTitle(t('bo-shell:section.me'));
  const end = (id: string) =>
    attempt(async () => {
      await callApi('DELETE /api/admin/v1/me/sessions/:id', { params: { id } });
      await revalidate();
    });
  const logOut = () =>
    attempt(async () => {
      if (!(await mayLeave(t('bo-me:drafts.wipe')))) return;
      await callOnce('DELETE /api/admin/v1/session', {});
      location.replace('/admin/login');
    });
  return (
    <div className="page me-page">
      <div className="page-head">
        <h1 className="title">{session.name}</h1>
        <Button kind="secondary" loading={isBusy} onClick={() => void logOut()}>
          {t('bo-me:logOut')}
        </Button>
      </div>
      <Facts session={session} />
      <OwnFactors factors={factors} />
      <OwnDrafts />
      <BellChoices />
      <ProblemLine error={error} />
      <OwnSessions sessions={sessions} onEnd={(id) => void end(id)} />
    </div>
  );
}

interface SessionsProps {
  sessions: Awaited<ReturnType<typeof loader>>['sessions'];
  onEnd: (id: string) => void;
}

/** The user's sessions. */
function OwnSessions({ sessions, onEnd }: SessionsProps) {
  const { t, language } = useWords();
  return (
    <section aria-labelledby="sessions">
      <h2 className="section-title" id="sessions">
        {t('bo-me:sessions')}
      </h2>
      <ul className="own-sessions">
        {sessions.map(({ id, device, ip, seenAt, isThisOne }) => (
          <li key={id}>
            <div>
              <p>{device}</p>
              <p className="meta ink-2">{`${ip} · ${t('bo-me:seen', { at: formatInstant(seenAt, language) })}`}</p>
            </div>
            {isThisOne ? (
              <Status tone="done">{t('bo-me:thisOne')}</Status>
            ) : (
              <Button kind="text" onClick={() => onEnd(id)}>
                {t('bo-me:end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether keys act without Ctrl or Alt, in this browser (WCAG 2.1.4). */
function LettersSwitch() {
  const { t } = useWords();
  const [isOn, setOn] = useState(hasSingleLetters);
  return (
    <Checkbox
      label={t('bo-me:singleLetters')}
      checked={isOn}
      onChange={({ target }) => {
        setSingleLetters(target.checked);
        setOn(target.checked);
      }}
    />
  );
}

/** The user's data, and the display and keyboard settings. */
function Facts({ session }: { session: StaffSession }) {
  const { t, language } = useWords();
  return (
    <dl className="facts">
      <dt>{t('bo-me:role')}</dt>
      <dd>{t(`bo-shell:role.${session.role}`)}</dd>
      <dt>{t('bo-shell:login.email')}</dt>
      <dd>{session.email}</dd>
      <dt>{t('bo-me:endsAt')}</dt>
      <dd>{formatInstant(session.endsAt, language)}</dd>
      <dt>{t('bo-me:language')}</dt>
      <dd>
        <LanguageSwitch />
      </dd>
      <dt>{t('bo-me:theme')}</dt>
      <dd>
        <ThemeSwitch />
      </dd>
      <dt>{t('bo-me:keys')}</dt>
      <dd>
        <LettersSwitch />
      </dd>
    </dl>
  );
}
