import { usePage } from '#storefront/shell/page.ts';
import { ThemeChoice } from '#storefront/shell/frame/theme/theme-choice.tsx';
import { SettingsSection } from './settings-section.tsx';

/** How this browser shows the shop; the account knows nothing of it. */
export function ThemeSection() {
  const { t } = usePage();
  return (
    <SettingsSection name="theme" title={t('theme.title')} outcome={undefined}>
      <ThemeChoice />
    </SettingsSection>
  );
}
