import { useState, type KeyboardEvent } from 'react';
import { Field } from '#ui/controls/field.tsx';

interface FieldProps {
  name: string;
  label: string;
  /** The number in force, as text. */
  value: string;
  /** What a text typed so far stands for, when that is not plain: 5 → «5 000 000 сум». */
  meaning: (text: string) => string | null;
  onCommit: (text: string) => void;
}

/** One end of a range. It applies when it is left or by Enter, so that nothing moves while one types. */
function RangeField({ name, label, value, meaning, onCommit }: FieldProps) {
  const [text, setText] = useState(value);
  const offer = text === value ? null : meaning(text);
  // as it stands in the field: what was typed before hydration is not in the state
  const commit = (typed: string) => {
    if (typed !== value) onCommit(typed);
  };
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit(event.currentTarget.value);
  };
  return (
    <Field
      name={name}
      label={label}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      helper={offer}
      onChange={(event) => setText(event.target.value)}
      onBlur={(event) => commit(event.target.value)}
      onKeyDown={onEnter}
    />
  );
}

interface RangeProps {
  names: readonly [min: string, max: string];
  labels: [min: string, max: string];
  values: [min: string, max: string];
  meaning: (text: string) => string | null;
  onCommit: (min: string, max: string) => void;
}

/** Two fields of a range; a changed value from outside replaces what was typed. */
export function RangeFields({ names, labels, values, meaning, onCommit }: RangeProps) {
  const [min, max] = values;
  return (
    <div className="range-fields">
      <RangeField
        key={`min ${min}`}
        name={names[0]}
        label={labels[0]}
        value={min}
        meaning={meaning}
        onCommit={(text) => onCommit(text, max)}
      />
      <RangeField
        key={`max ${max}`}
        name={names[1]}
        label={labels[1]}
        value={max}
        meaning={meaning}
        onCommit={(text) => onCommit(min, text)}
      />
    </div>
  );
}
