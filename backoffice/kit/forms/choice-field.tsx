import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame } from '#ui/controls/field.tsx';

export interface Option {
  id: string;
  label: string;
}

interface Props {
  label: string;
  helper?: ReactNode;
  error?: ReactNode;
  options: readonly Option[];
  /** The result of `register(name)`. */
  field: UseFormRegisterReturn;
}

/** A select with several options as a form field. */
export const ChoiceField = ({ label, helper, error, options, field }: Props) => (
  <FieldFrame label={label} helper={helper} error={error}>
    {(ids) => (
      <select className="input" {...field} {...ids}>
        {options.map(({ id, label: shown }) => (
          <option key={id} value={id}>
            {shown}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
);
