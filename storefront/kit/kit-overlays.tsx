import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Toast } from '#ui/overlays/toast.tsx';
import type { KitProps } from './kit-words.ts';

const kinds = ['sheet', 'side', 'full'] as const;

export function DialogKit({ words }: KitProps) {
  const [opened, setOpened] = useState<(typeof kinds)[number] | null>(null);
  return (
    <div className="kit-row">
      {kinds.map((kind) => (
        <div key={kind}>
          <Button type="button" kind="secondary" data-opens={kind} onClick={() => setOpened(kind)}>
            {kind}
          </Button>
          <Dialog
            open={opened === kind}
            onClose={() => setOpened(null)}
            title={words.dialogTitle}
            closeLabel={words.close}
            kind={kind}
            footer={<Button type="button">{words.apply}</Button>}
          >
            <p>{words.dialogText}</p>
          </Dialog>
        </div>
      ))}
    </div>
  );
}

export function ToastKit({ words }: KitProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="kit-row">
      <Button type="button" kind="secondary" data-opens="toast" onClick={() => setShown(true)}>
        {words.saved}
      </Button>
      <Toast hasAction onDone={() => setShown(false)}>
        {isShown && (
          <>
            <span>{words.saved}</span>
            <button type="button" onClick={() => setShown(false)}>
              {words.undo}
            </button>
          </>
        )}
      </Toast>
    </div>
  );
}

/** It is displayed at the top of the window, not in this section. */
export function ProgressBarKit({ words }: KitProps) {
  const [isActive, setActive] = useState(false);
  return (
    <div className="kit-row">
      <ProgressBar active={isActive} />
      <Button type="button" kind="secondary" data-opens="progress" onClick={() => setActive(!isActive)}>
        {words.wait}
      </Button>
    </div>
  );
}
