import { usePage } from '#storefront/shell/page.ts';
import { ThemeChoice } from '#storefront/shell/frame/theme/theme-choice.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The theme of this browser; it is not stored in the account. */
export function ThemeSection() {
  const { t } = usePage();
  return (
    <SettingsSection name="theme" title={t('theme.title')} outcome={undefined}>
      <ThemeChoice />
    </SettingsSection>
  );
}
