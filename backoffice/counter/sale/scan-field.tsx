import type { FormEvent, RefObject } from 'react';
import { useWords } from '../../kit/words.tsx';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  /** Left out = a piece is scanned. */
  label?: string;
  isBusy: boolean;
  onScan: (text: string) => void;
  /** Enter without anything typed: everything is scanned. */
  onEmpty: () => void;
}

/** A wedge scanner types a serial number and presses Enter; so may a hand. */
export function ScanField({ field, label, isBusy, onScan, onEmpty }: Props) {
  const { t } = useWords();
  const words = label ?? t('bo-counter:scan');
  const submit = (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    const input = field.current;
    const text = input?.value.trim() ?? '';
    if (input !== null) input.value = '';
    if (text === '') onEmpty();
    else onScan(text);
  };
  return (
    <form className="counter-scan" onSubmit={submit} aria-busy={isBusy || undefined}>
      <input
        ref={field}
        className="input"
        // a scanner is the keyboard of this screen
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={words}
        placeholder={words}
      />
    </form>
  );
}
