import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import type { FieldName, ModelForm } from './model-form.ts';

export interface Conflict {
  who: string;
  at: string;
  was: ModelForm;
  theirs: ModelForm;
  mine: ModelForm;
  /** Changed by both, to different values. */
  fields: readonly FieldName[];
}

interface Props {
  conflict: Conflict;
  /** The fields in which theirs is taken; mine stays in the others. */
  onChoose: (theirs: readonly FieldName[]) => void;
  onClose: () => void;
}

/** Fields that two people changed: what it was, theirs, mine; one of them is chosen for each. */
export function ConflictSheet({ conflict, onChoose, onClose }: Props) {
  const { t } = useWords();
  const { who, at, was, theirs, mine, fields } = conflict;
  const [taken, setTaken] = useState<ReadonlySet<FieldName>>(new Set());
  const choose = (name: FieldName, isTheirs: boolean) =>
    setTaken(new Set(isTheirs ? [...taken, name] : [...taken].filter((one) => one !== name)));
  return (
    <Sheet title={t('bo-models:conflict.title')} isOpen onClose={onClose}>
      <p>{t('bo-models:conflict.lead', { who, time: at })}</p>
      {fields.map((name) => (
        <fieldset key={name} className="conflict">
          <legend className="field-label">{t(`bo-models:field.${name}`)}</legend>
          <p className="meta ink-2">{t('bo-models:conflict.was', { value: shown(was[name]) })}</p>
          <Choice
            name={name}
            isChosen={taken.has(name)}
            label={t('bo-models:conflict.theirs', { who })}
            value={shown(theirs[name])}
            onChoose={() => choose(name, true)}
          />
          <Choice
            name={name}
            isChosen={!taken.has(name)}
            label={t('bo-models:conflict.mine')}
            value={shown(mine[name])}
            onChoose={() => choose(name, false)}
          />
        </fieldset>
      ))}
      <Button onClick={() => onChoose([...taken])}>{t('bo-models:conflict.save')}</Button>
    </Sheet>
  );
}

const shown = (value: string | readonly string[]): string =>
  (typeof value === 'string' ? value : value.join(', ')) || '—';

interface ChoiceProps {
  name: string;
  isChosen: boolean;
  label: string;
  value: string;
  onChoose: () => void;
}

function Choice({ name, isChosen, label, value, onChoose }: ChoiceProps) {
  return (
    <label className="conflict-choice">
      <input type="radio" name={`conflict-${name}`} checked={isChosen} onChange={onChoose} />
      <span className="conflict-value">{`${label}: ${value}`}</span>
    </label>
  );
}
