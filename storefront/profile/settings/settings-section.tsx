import { useEffect, useRef, type ReactNode } from 'react';
import { FieldError } from '#ui/controls/field.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { SettingsOutcome } from './change-settings.ts';

interface Props {
  name: string;
  title: string;
  outcome: SettingsOutcome | undefined;
  children: ReactNode;
}

/** A section of the settings under its heading, with the result of its last form. */
export function SettingsSection({ name, title, outcome, children }: Props) {
  const { t } = usePage();
  const section = useFocusAfter(outcome);
  return (
    <section className="settings-section" aria-labelledby={sectionId(name)} ref={section}>
      <h2 className="h3" id={sectionId(name)} tabIndex={-1}>
        {title}
      </h2>
      <div className="settings-body">
        {children}
        <div role="status">
          {outcome?.isDone && outcome.codeSentTo === undefined && (
            <p className="settings-saved small">{t('profile:saved')}</p>
          )}
        </div>
        {outcome?.problem !== undefined && (
          <div role="alert">
            <FieldError>{outcome.problem}</FieldError>
          </div>
        )}
      </div>
    </section>
  );
}

const sectionId = (name: string) => `settings-${name}`;

/** Fragment for the action of a section's forms: without JavaScript, too, the page scrolls to the section with the result. */
export const atSection = (name: string) => `#${sectionId(name)}`;

/** Moves the focus to the error or the code's field; to the heading if the focused element is gone. */
function useFocusAfter(outcome: SettingsOutcome | undefined) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome === undefined) return;
    const isLost = document.activeElement === document.body;
    const next =
      section.current?.querySelector<HTMLElement>('[aria-invalid], [autocomplete="one-time-code"]') ??
      (isLost ? section.current?.querySelector('h2') : null);
    next?.focus();
  }, [outcome]);
  return section;
}
