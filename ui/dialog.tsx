import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useBackCloses } from './use-back-closes.ts';
import './dialog.css';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** `sheet` rises from the bottom on phones; `side` comes from the left, full height; `full` fills the screen. */
  kind?: 'sheet' | 'side' | 'full';
  /** False = only the button, Esc and Back close it. */
  closeByBackdrop?: boolean;
  /** Stays in sight under the content, e.g. the button that applies. */
  footer?: ReactNode;
  children: ReactNode;
};

/** The platform's modal dialog: traps the focus, gives it back, closes by Esc; with a history entry of its own. */
export function Dialog({ open, onClose, title, closeLabel, kind = 'sheet', closeByBackdrop = true, footer, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackCloses(open, onClose);
  useEffect(() => {
    const dialog = element.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  const onBackdrop = (event: MouseEvent) => {
    if (closeByBackdrop && event.target === element.current) onClose();
  };
  return (
    // the platform closes it by Esc, so the keyboard's way is there
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={`dialog dialog-${kind}`}
      aria-labelledby={titleId}
      onClick={onBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className="dialog-panel">
          <header className="dialog-head">
            <h2 className="h3" id={titleId}>
              {title}
            </h2>
            <button type="button" className="dialog-close" onClick={onClose} aria-label={closeLabel}>
              <Icon name="close" />
            </button>
          </header>
          <div className="dialog-body">{children}</div>
          {footer && <footer className="dialog-foot">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
