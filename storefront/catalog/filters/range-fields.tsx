import { useState, type KeyboardEvent } from 'react';
import { Field } from '#ui/controls/field.tsx';

interface FieldProps {
  name: string;
  label: string;
  /** The value in effect, as text. */
  value: string;
  /** How the typed text is interpreted, if that is not obvious: 5 → «5 000 000 сум». */
  meaning: (text: string) => string | null;
  onCommit: (text: string) => void;
}

/** One end of a range. It is applied on blur or Enter, so that nothing moves while the shopper types. */
function RangeField({ name, label, value, meaning, onCommit }: FieldProps) {
  const [text, setText] = useState(value);
  const offer = text === value ? null : meaning(text);
  // read from the field, because a value typed before hydration is not in the state
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

/** Two fields of a range. A value changed from outside replaces the typed one. */
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
