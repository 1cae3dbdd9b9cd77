import { DayField } from '../../kit/forms/days/day-field.tsx';

interface Props {
  label: string;
  helper?: string;
  /** A local time in Tashkent, `2026-11-24T09:00`; empty = none. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  name?: string;
}

/** A day and time in Tashkent. */
export const InstantField = ({ label, helper, value, onChange, error, name }: Props) => (
  <DayField
    label={label}
    helper={helper}
    error={error}
    name={name}
    type="datetime-local"
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** The instant of a wall-clock time in Tashkent. */
export const instantOf = (wallClock: string): string => new Date(`${wallClock}:00+05:00`).toISOString();
