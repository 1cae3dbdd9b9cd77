import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { CameraButton } from './camera-button.tsx';
import { CameraSheet } from './camera-sheet.tsx';
import { useCameraOpener } from './open-camera.ts';
import { useScanOpener } from './open-scan.ts';
import { useScans } from './use-scans.ts';
import './scan-box.css';

/** Finds a piece, an order or a certificate by its number, scanned or typed; F8 focuses it. */
export function ScanBox() {
  const { t } = useWords();
  const { find, scanned, missed, setMissed } = useScans();
  const [isLooking, setLooking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const reportUnanswered = (text: string) => setMissed({ text, isUnanswered: true });
  useScanOpener(useCallback(() => setOpen(true), []));
  useCameraOpener(
    useCallback(() => {
      setOpen(false);
      setLooking(true);
    }, []),
  );
  useEffect(() => {
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'F8') return;
      pressed.preventDefault();
      // on phones the field is behind its button
      if (field.current?.checkVisibility()) field.current.select();
      else setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <FindForm className="scan-box" field={field} find={find} onUnanswered={reportUnanswered} />
      {isOpen && (
        <Sheet title={t('bo-shell:scan.label')} isOpen onClose={() => setOpen(false)}>
          <FindForm
            className="form"
            find={find}
            onDone={() => setOpen(false)}
            onUnanswered={reportUnanswered}
          />
          <CameraButton />
        </Sheet>
      )}
      {isLooking && <CameraSheet onScan={scanned} onClose={() => setLooking(false)} />}
      {missed !== null && (
        <p className="scan-missed" role="alert">
          {missed.isUnanswered
            ? `${missed.text}: ${t('bo-shell:noConnection')}`
            : t('bo-shell:scan.missed', { text: missed.text })}
          <button
            type="button"
            className="icon-button"
            aria-label={t('bo-shell:close')}
            onClick={() => setMissed(null)}
          >
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
    </>
  );
}

interface FindProps {
  className: string;
  field?: React.RefObject<HTMLInputElement | null>;
  find: (text: string) => Promise<boolean>;
  onDone?: () => void;
  onUnanswered: (text: string) => void;
}

/** A text that is not a complete number is searched for among the pieces. */
function FindForm({ className, field, find, onDone, onUnanswered }: FindProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const submit = async (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    const input = sent.currentTarget.elements.namedItem('text');
    if (!(input instanceof HTMLInputElement)) return;
    const text = input.value.trim();
    if (text === '') return;
    try {
      if (!(await find(text))) await navigate(`/pieces?${new URLSearchParams({ q: text })}`);
    } catch (error) {
      // the text stays in the field
      if (!isApiProblem(error)) return onUnanswered(text);
      await navigate(`/pieces?${new URLSearchParams({ q: text })}`);
    }
    input.value = '';
    onDone?.();
  };
  return (
    <form
      className={className}
      role="search"
      aria-label={t('bo-shell:scan.label')}
      onSubmit={(sent) => void submit(sent)}
    >
      <input
        ref={field}
        className="input"
        name="text"
        type="search"
        maxLength={80}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-label={t('bo-shell:scan.label')}
        title={t('bo-shell:scan.keys')}
        placeholder={t('bo-shell:scan.hint')}
      />
    </form>
  );
}
