import { Form } from 'react-router';
import type { Session } from '#contract/me.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { dayOf, formatDate, formatTime } from '#ui/dates.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { SettingsOutcome } from './change-settings.ts';
import { ProofFields } from './proof-fields.tsx';
import { atSection, SettingsSection } from './settings-section.tsx';

/** The user's sessions; each can be ended, and all at once (PRO-1). */
export function SessionsSection({
  sessions,
  outcome,
}: {
  sessions: Session[];
  outcome: SettingsOutcome | undefined;
}) {
  const { t, language } = usePage();
  return (
    <SettingsSection name="sessions" title={t('profile:sessions.title')} outcome={outcome}>
      <ul className="profile-rows">
        {sessions.map(({ id, device, seenAt, isCurrent }) => (
          <li key={id} className="settings-session">
            <p>
              {device}
              <br />
              <span className="meta ink-2 tabular">
                {isCurrent
                  ? t('profile:sessions.current')
                  : t('profile:sessions.seen', {
                      at: `${formatDate(dayOf(seenAt), language)}, ${formatTime(seenAt)}`,
                    })}
              </span>
            </p>
            {!isCurrent && (
              <Form method="post" action={atSection('sessions')} className="settings-form" preventScrollReset>
                <input type="hidden" name="id" value={id} />
                {outcome?.typed?.['id'] === id && <ProofFields outcome={outcome} intent="end-session" />}
                <button type="submit" name="intent" value="end-session" className={buttonClass('text')}>
                  {t('profile:sessions.end')}
                  <span className="visually-hidden">: {device}</span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" action={atSection('sessions')} className="settings-form" preventScrollReset>
        {outcome?.typed?.['id'] === undefined && <ProofFields outcome={outcome} intent="end-sessions" />}
        <button type="submit" name="intent" value="end-sessions" className={buttonClass('secondary')}>
          {t('profile:sessions.endAll')}
        </button>
      </Form>
    </SettingsSection>
  );
}
