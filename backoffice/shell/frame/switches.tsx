import { useState } from 'react';
import { languages } from '#contract/words.ts';
import { ChoiceMenu } from '../../kit/choice-menu.tsx';
import { useSwitchLanguage } from '../../kit/switch-language.ts';
import { applyTheme, chosenTheme, themes } from '../../kit/theme.ts';
import { useWords } from '../../kit/words.tsx';

export function LanguageSwitch() {
  const { t, language } = useWords();
  const switchTo = useSwitchLanguage();
  return (
    <ChoiceMenu
      label={t(`bo-shell:language.${language}`)}
      isPlain
      mode="single"
      options={languages.map((id) => ({ id, label: t(`bo-shell:language.${id}`) }))}
      chosen={[language]}
      onChange={([chosen]) => {
        const found = languages.find((one) => one === chosen);
        if (found) void switchTo(found, true);
      }}
    />
  );
}

export function ThemeSwitch() {
  const { t } = useWords();
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <ChoiceMenu
      label={t(`bo-shell:theme.${theme}`)}
      isPlain
      mode="single"
      options={themes.map((id) => ({ id, label: t(`bo-shell:theme.${id}`) }))}
      chosen={[theme]}
      onChange={([chosen]) => {
        const found = themes.find((one) => one === chosen);
        if (found === undefined) return;
        applyTheme(found);
        setTheme(found);
      }}
    />
  );
}
