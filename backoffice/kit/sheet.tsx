import { useEffect, useState, type ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '#ui/pictures/icon.tsx';
import { ignoreSecondPress } from './actions/second-press.ts';
import { focusContentIfLost } from './actions/focus-content.ts';
import { useLastRefusal } from './actions/last-refusal.ts';
import { Notice } from './notice.tsx';
import { useWords } from './words.tsx';
import './sheet.css';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Only a button inside closes it, because its content is shown only once. */
  needsAnswer?: boolean;
  children: ReactNode;
}

/** A dialog over the page, at the bottom of the screen on phones. */
export function Sheet({ title, isOpen, onClose, needsAnswer = false, children }: Props) {
  const { t } = useWords();
  useEffect(() => (isOpen ? ignoreSecondPress : undefined), [isOpen]);
  return (
    <ModalOverlay
      className="sheet-ground"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!needsAnswer}
      isKeyboardDismissDisabled={needsAnswer}
    >
      <Modal className="sheet">
        <Dialog className="sheet-dialog">
          <div className="sheet-head">
            <Heading slot="title" className="section-title">
              {title}
            </Heading>
            {!needsAnswer && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('bo-shell:close')}
                onClick={onClose}
              >
                <Icon name="close" size={18} />
              </button>
            )}
          </div>
          {children}
          <Refusal />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Why the last action in the sheet was refused. The page shows it as well, but behind the sheet. Earlier refusals are not shown. */
function Refusal() {
  const refusal = useLastRefusal();
  const [before] = useState(refusal);
  const shown = refusal === before ? null : refusal;
  useEffect(() => focusContentIfLost, []);
  if (shown === null) return null;
  return (
    <div ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
      <Notice tone="bad">{shown.message}</Notice>
    </div>
  );
}
