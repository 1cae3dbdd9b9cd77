import { type KeyboardEvent, useState } from 'react';
import type { ChangePicture, PictureOfRecord } from '#contract/admin/catalog/media.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../words.tsx';
import { PictureSheet } from './picture-sheet.tsx';
import { PictureView } from './picture-view.tsx';

interface Props {
  photo: PictureOfRecord;
  /** Position, counted from 0. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onChange: (change: ChangePicture) => Promise<boolean>;
  onDragStart: () => void;
  onDropHere: () => void;
}

/** One of a record's pictures, with its actions. */
export function PictureItem(props: Props) {
  const { photo, place, count, onMove, onChange, onDragStart, onDropHere } = props;
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(place + step);
  };
  return (
    <li>
      <button
        type="button"
        className="photo"
        draggable
        aria-label={t('bo-pictures:of', { n: place + 1, count, alt: photo.altRu })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={onKey}
        onClick={() => setOpen(true)}
        onDragStart={onDragStart}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onDropHere();
        }}
      >
        <PictureView photo={photo} />
      </button>
      <p className="photo-marks">
        {place === 0 && <span>{t('bo-pictures:main')}</span>}
        {photo.isModelPhoto && <span>{t('bo-pictures:isModelPhoto')}</span>}
        {photo.isInScale && <span>{t('bo-pictures:isInScale')}</span>}
      </p>
      <PictureActions {...props} onOpen={() => setOpen(true)} />
      {isOpen && <PictureSheet picture={photo} onSave={onChange} onClose={() => setOpen(false)} />}
    </li>
  );
}

function PictureActions({ photo, place, count, onMove, onRemove, onOpen }: Props & { onOpen: () => void }) {
  const { t } = useWords();
  const isWritten = [photo.altRu, photo.altUz, photo.altEn].every((alt) => alt !== '');
  const move = (to: number, label: string, sign: string) => (
    <Button
      kind="text"
      type="button"
      disabled={to < 0 || to >= count}
      aria-label={label}
      onClick={() => onMove(to)}
    >
      {sign}
    </Button>
  );
  return (
    <div className="photo-actions">
      {move(place - 1, t('bo-pictures:earlier'), '←')}
      {move(place + 1, t('bo-pictures:later'), '→')}
      {place > 0 && (
        <Button kind="text" type="button" onClick={() => onMove(0)}>
          {t('bo-pictures:makeMain')}
        </Button>
      )}
      <Button kind="text" type="button" onClick={onOpen}>
        {t(isWritten ? 'bo-pictures:words' : 'bo-pictures:wordsMissing')}
      </Button>
      <Button kind="text" type="button" onClick={onRemove}>
        {t('bo-pictures:remove')}
      </Button>
    </div>
  );
}
