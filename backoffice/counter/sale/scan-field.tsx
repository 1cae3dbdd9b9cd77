import { useEffect, type FormEvent, type RefObject } from 'react';
import { useWords } from '../../kit/words.tsx';
import { CameraButton } from '../../shell/scan/camera-button.tsx';
import { useScanTarget } from '../../shell/scan/scan-targets.ts';
import '../../shell/scan/scan-row.css';

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
  // a scanner is the keyboard of this screen
  useEffect(() => field.current?.focus(), [field]);
  useScanTarget((text) => {
    onScan(text);
    return true;
  });
  const submit = (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    const typed = new FormData(sent.currentTarget).get('scan');
    const text = typeof typed === 'string' ? typed.trim() : '';
    sent.currentTarget.reset();
    if (text === '') onEmpty();
    else onScan(text);
  };
  return (
    <form className="counter-scan scan-row" onSubmit={submit} aria-busy={isBusy || undefined}>
      <input
        ref={field}
        className="input"
        name="scan"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={words}
        placeholder={words}
      />
      <CameraButton />
    </form>
  );
}
