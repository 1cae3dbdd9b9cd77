import { useLoaderData, useRevalidator } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../kit/instants.ts';
import { Status } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi, callOnce } from '../shell/api.ts';
import { loadSession } from '../shell/load-session.ts';
import { LanguageSwitch, ThemeSwitch } from '../shell/frame/switches.tsx';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { useTitle } from '../shell/use-title.ts';
import './me.css';

export async function loader() {
  const session = await loadSession();
  return { session, sessions: await callApi('GET /api/admin/v1/me/sessions', {}) };
}

/** Who one is here, where one is logged in, and the way out. */
export function Component() {
  const { t, language } = useWords();
  const { session, sessions } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  useTitle(t('bo-shell:room.me'));
  const end = (id: string) =>
    attempt(async () => {
      await callApi('DELETE /api/admin/v1/me/sessions/:id', { params: { id } });
      await revalidate();
    });
  const logOut = () =>
    attempt(async () => {
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
      </dl>
      <ProblemLine error={error} />
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
                <Button kind="text" onClick={() => void end(id)}>
                  {t('bo-me:end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
