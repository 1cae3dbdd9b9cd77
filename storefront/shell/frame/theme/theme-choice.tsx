import { usePage } from '../../page.ts';
import { themes, useTheme, type Theme } from './theme.ts';

/** Light, dark, or the system's theme; stored in this browser. */
export function ThemeChoice() {
  const { t } = usePage();
  const theme = useTheme();
  return (
    <ul className="languages languages-full themes" aria-label={t('theme.title')}>
      {themes.map((other) => (
        <li key={other}>
          <button type="button" aria-pressed={other === theme} onClick={() => void choose(other)}>
            {t(`theme.${other}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The code is loaded with the first choice. */
async function choose(theme: Theme): Promise<void> {
  const { chooseTheme } = await import('./choose-theme.ts');
  chooseTheme(theme);
}
