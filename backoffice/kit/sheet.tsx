import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from './words.tsx';
import './sheet.css';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page, at the bottom of the screen on phones. What was typed behind it stays. */
export function Sheet({ title, isOpen, onClose, children }: Props) {
  const { t } = useWords();
  return (
    <ModalOverlay
      className="sheet-ground"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
    >
      <Modal className="sheet">
        <Dialog className="sheet-dialog">
          <div className="sheet-head">
            <Heading slot="title" className="section-title">
              {title}
            </Heading>
            <button type="button" className="icon-button" aria-label={t('bo-shell:close')} onClick={onClose}>
              <Icon name="close" size={18} />
            </button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
