import { useEffect, type FormEvent, type RefObject } from 'react';
import { useWords } from '../../kit/words.tsx';
import { CameraButton } from '../../shell/scan/camera-button.tsx';
import { useScanTarget } from '../../shell/scan/scan-targets.ts';
import '../../shell/scan/scan-row.css';
import './counter-scan.css';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  /** Omitted = the label for scanning a piece. */
  label?: string;
  isBusy: boolean;
  onScan: (text: string) => void;
  /** Called on Enter in the empty field: everything is scanned. */
  onEmpty: () => void;
}

/** The field for serial numbers, typed by a wedge scanner or by hand and completed with Enter. */
export function ScanField({ field, label, isBusy, onScan, onEmpty }: Props) {
  const { t } = useWords();
  const words = label ?? t('bo-counter:scan');
  // the scanner types into the focused field
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
