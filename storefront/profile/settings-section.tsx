import type { ReactNode } from 'react';
import { usePage } from '#storefront/shell/page.ts';
import type { SettingsOutcome } from './change-settings.ts';

/** A part of the settings under its heading; says what came of its last form. */
export function SettingsSection({
  name,
  title,
  outcome,
  children,
}: {
  name: string;
  title: string;
  outcome: SettingsOutcome | undefined;
  children: ReactNode;
}) {
  const { t } = usePage();
  const isSaved =
    outcome?.isDone === true && outcome.codeSentTo === undefined && outcome.errors === undefined;
  return (
    <section className="settings-section" aria-labelledby={`settings-${name}`}>
      <h2 className="h3" id={`settings-${name}`}>
        {title}
      </h2>
      {children}
      <div role="status">{isSaved && <p className="settings-saved small">{t('profile:saved')}</p>}</div>
      {outcome?.problem && (
        <p className="field-error" role="alert">
          {outcome.problem}
        </p>
      )}
    </section>
  );
}
