import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../pictures/icon.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { usePullToClose } from './use-pull-to-close.ts';
import './dialog.css';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Called when its history entry is removed: from then on the page may navigate. */
  onLeft?: () => void;
  title: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** `sheet` slides up from the bottom on phones; `side` slides in from the left, full height; `full` fills the screen. */
  kind?: 'sheet' | 'side' | 'full';
  /** False = only the button, Esc and Back close it. */
  closeByBackdrop?: boolean;
  /** Always visible below the content, e.g. the button that applies the changes. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Duration of the closing animation (dialog.css), during which the content stays, ms. */
const leavingMs = 240;

/**
 * The native modal dialog: traps the focus, restores it, closes by Esc. It has a history entry, so that Back closes it and nothing else.
 * Its content exists only while it is open: what must be reachable without JavaScript needs a link.
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
      // some browsers close it without a cancel event when Esc is pressed twice
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
  /** The element that follows the finger when the head is pulled; null for the other kinds. */
  sheet: () => HTMLElement | null;
}

function Panel({ titleId, sheet, title, closeLabel, footer, onClose, children }: PanelProps) {
  const pull = usePullToClose(sheet, onClose);
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

/** Measures the scroll bar for dialog.css, so that the page does not shift when it disappears. */
function measureScrollBar(): void {
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`);
}

/** True from the opening until the closing animation has ended. */
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
