import { useState } from 'react';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { useWords } from '../../kit/words.tsx';
import { chooseSignal, isChosen, signals, type Signal } from './ring.ts';

/** How this device announces news. */
export function BellChoices() {
  const { t } = useWords();
  const [chosen, setChosen] = useState<readonly Signal[]>(() => signals.filter((signal) => isChosen(signal)));
  const choose = async (signal: Signal, isOn: boolean) => {
    const isOnNow = await chooseSignal(signal, isOn);
    setChosen((before) => [...before.filter((one) => one !== signal), ...(isOnNow ? [signal] : [])]);
  };
  return (
    <fieldset className="choices">
      <legend className="section-title">{t('bo-me:bell.title')}</legend>
      {signals.map((signal) => (
        <Checkbox
          key={signal}
          label={t(`bo-me:bell.${signal}`)}
          checked={chosen.includes(signal)}
          onChange={({ target }) => void choose(signal, target.checked)}
        />
      ))}
    </fieldset>
  );
}
