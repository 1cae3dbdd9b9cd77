import { Icon } from '#ui/pictures/icon.tsx';

interface Props {
  label: string;
  value: number;
  /** The value for screen readers: "17 mm". */
  valueText: string;
  min: number;
  max: number;
  step: number;
  less: string;
  more: string;
  onChange: (value: number) => void;
}

/** A slider with a button at each end: usable by finger, mouse and keyboard, and without dragging (WCAG 2.5.7). */
export function Stepper({ label, value, valueText, min, max, step, less, more, onChange }: Props) {
  const move = (steps: number) =>
    onChange(Number(Math.min(max, Math.max(min, value + steps * step)).toFixed(2)));
  return (
    <div className="stepper">
      <button type="button" aria-label={less} onClick={() => move(-1)}>
        <Icon name="minus" />
      </button>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <button type="button" aria-label={more} onClick={() => move(1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
