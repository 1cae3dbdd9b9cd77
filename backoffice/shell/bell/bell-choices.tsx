import { useState } from 'react';
import { useWords } from '../../kit/words.tsx';
import { chooseWay, isChosen, ways, type Way } from './ring.ts';

/** How this device announces news. */
export function BellChoices() {
  const { t } = useWords();
  const [chosen, setChosen] = useState<readonly Way[]>(() => ways.filter((way) => isChosen(way)));
  const choose = async (way: Way, isOn: boolean) => {
    const isOnNow = await chooseWay(way, isOn);
    setChosen((before) => [...before.filter((one) => one !== way), ...(isOnNow ? [way] : [])]);
  };
  return (
    <fieldset className="choices">
      <legend className="section-title">{t('bo-me:bell.title')}</legend>
      {ways.map((way) => (
        <label key={way} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(way)}
            onChange={({ target }) => void choose(way, target.checked)}
          />
          <span>{t(`bo-me:bell.${way}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
