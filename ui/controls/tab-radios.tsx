import type { ReactNode } from 'react';
import './tab-radios.css';

interface Option<V extends string> {
  value: V;
  label: ReactNode;
  disabled?: boolean;
}
interface Props<V extends string> {
  name: string;
  legend: ReactNode;
  options: readonly Option<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** A tab-style radio group: native radios, so that keys and forms work by themselves. */
export function TabRadios<V extends string>({ name, legend, options, value, onChange }: Props<V>) {
  return (
    <fieldset className="tab-radios">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="tab-radio">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
