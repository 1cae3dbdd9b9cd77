import type { FormEvent } from 'react';
import { CameraButton } from './camera-button.tsx';
import './scan-row.css';

interface Props {
  label: string;
  /** Called with a number that was scanned or typed. Camera scans go to the screen's scan target. */
  onScan: (text: string) => void;
}

/** A field for consecutive numbers: it is cleared after each and keeps the focus. */
export function ScanField({ label, onScan }: Props) {
  const submit = (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    const field = sent.currentTarget.elements.namedItem('text');
    if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return;
    onScan(field.value);
    field.value = '';
    field.focus();
  };
  return (
    <form className="scan-row" onSubmit={submit}>
      <input
        className="input"
        name="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
      />
      <CameraButton />
    </form>
  );
}
