import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../pictures/icon.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { usePullCloses } from './use-pull-closes.ts';
import './dialog.css';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Its history entry is gone: from here on the page may move on. */
  onLeft?: () => void;
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** `sheet` rises from the bottom on phones; `side` comes from the left, full height; `full` fills the screen. */
  kind?: 'sheet' | 'side' | 'full';
  /** False = only the button, Esc and Back close it. */
  closeByBackdrop?: boolean;
  /** Stays visible under the content, e.g. the button that applies. */
  footer?: ReactNode;
  children: ReactNode;
}

/** How long a dialog needs to leave (dialog.css); its content stays until then, ms. */
const leavingMs = 240;

/**
 * The platform's modal dialog: traps the focus, gives it back, closes by Esc; with a history entry of its own, so that Back
 * closes it and nothing else. Its content exists only while it is open: what must be reached without JavaScript has a link.
 */
export function Dialog(props: Props) {
  const { open, onClose, onLeft, kind = 'sheet', closeByBackdrop = true } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isPresent = usePresence(open);
  useBackCloses(open, onClose, onLeft);
  useEffect(() => {
    const dialog = element.current;
    if (open && !document.querySelector('dialog[open]')) measureScrollBar();
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
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      // a browser may close it without asking when Esc is pressed twice
      onClose={() => open && onClose()}
    >
      {isPresent && (
        <Panel {...props} titleId={titleId} sheet={() => (kind === 'sheet' ? element.current : null)} />
      )}
    </dialog>
  );
}

interface PanelProps extends Props {
  titleId: string;
  /** What follows the finger when the head is pulled; nothing for the other kinds. */
  sheet: () => HTMLElement | null;
}

function Panel({ titleId, sheet, title, closeLabel, footer, onClose, children }: PanelProps) {
  const pull = usePullCloses(sheet, onClose);
  return (
    <div className="dialog-panel">
      <div className="dialog-head" {...pull}>
        <h2 className="h3" id={titleId}>
          {title}
        </h2>
        <button type="button" className="dialog-close" onClick={onClose} aria-label={closeLabel}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </div>
  );
}

/** Its width, for dialog.css: the page keeps the place when it goes. */
function measureScrollBar(): void {
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`);
}

/** True from the opening until the closing has been seen. */
function usePresence(open: boolean): boolean {
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setPresent(false), leavingMs);
    return () => clearTimeout(timer);
  }, [open]);
  return isPresent;
}
