import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import './add-app.css';

interface Props {
  codes: readonly string[];
  /** The label of the button. */
  done: string;
  onDone: () => void;
}

/** The recovery codes, which are shown once. */
export function ShowCodes({ codes, done, onDone }: Props) {
  const { t } = useWords();
  return (
    <div className="form">
      <h2 className="section-title">{t('bo-login:codes.title')}</h2>
      <p className="login-lead">{t('bo-login:codes.lead')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onDone}>{done}</Button>
    </div>
  );
}
