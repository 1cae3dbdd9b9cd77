import { type KeyboardEvent, useEffect, useState } from 'react';
import type { ChangePicture } from '#contract/admin/catalog/media.ts';
import type { StaffModel } from '#contract/admin/catalog/model.ts';
import { Button } from '#ui/controls/button.tsx';
import { focusOf } from '#ui/pictures/picture.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { Act } from '../../shell/use-act.ts';
import { DropField } from '../picture/drop-field.tsx';
import { PictureSheet } from '../picture/picture-sheet.tsx';
import { moved } from './moved.ts';

type Photo = StaffModel['photos'][number];
export type PhotoAct = 'PHOTO_ADD' | 'PHOTO_ARRANGE';

interface Props {
  model: StaffModel;
  act: Act<PhotoAct>;
}

/** Photos of a model: dropped, pasted or chosen; put in order by buttons, Alt and arrows, or by dragging. The first is the main one. */
export function Photos({ model, act }: Props) {
  const { t } = useWords();
  const { artikul, photos, version } = model;
  const [left, setLeft] = useState(0);
  const [dragged, setDragged] = useState<number | null>(null);
  const arrange = (next: readonly (ChangePicture & { id: number })[]) =>
    act('PHOTO_ARRANGE', () =>
      callApi(
        'PATCH /api/admin/v1/models/:artikul/photos',
        { params: { artikul }, body: { photos: next.map((photo) => photo) } },
        { version },
      ),
    );
  const ids = photos.map(({ id }) => ({ id }));
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    void act('PHOTO_ADD', () => send(artikul, files, setLeft)).finally(() => setLeft(0));
  };
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => add([...(clipboardData?.files ?? [])]);
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  });
  return (
    <section className="model-part" aria-labelledby="part-photos">
      <h2 className="section-title" id="part-photos">
        {t('bo-models:part.photos')}
        <span className="meta ink-2" role="status">
          {left > 0 ? t('bo-models:photosLeft', { count: left }) : t('bo-models:photosHelp')}
        </span>
      </h2>
      {photos.length > 0 && (
        <ol className="photos">
          {photos.map((photo, place) => (
            <PhotoItem
              key={photo.id}
              photo={photo}
              place={place}
              count={photos.length}
              onMove={(to) => void arrange(moved(ids, place, to))}
              onRemove={() => void arrange(ids.filter(({ id }) => id !== photo.id))}
              onChange={(change) =>
                arrange(ids.map(({ id }) => (id === photo.id ? { id, ...change } : { id })))
              }
              onDragStart={() => setDragged(place)}
              onDropHere={() => dragged !== null && void arrange(moved(ids, dragged, place))}
            />
          ))}
        </ol>
      )}
      <DropField label={t('bo-models:dropPhotos')} onFiles={add} />
    </section>
  );
}

/** One after another, so that they come in their order. */
async function send(artikul: string, files: readonly File[], onLeft: (left: number) => void): Promise<void> {
  onLeft(files.length);
  const [file, ...further] = files;
  if (file === undefined) return;
  await callApi('POST /api/admin/v1/models/:artikul/photos', {
    params: { artikul },
    query: { name: file.name.slice(-100) },
    body: file,
  });
  await send(artikul, further, onLeft);
}

interface ItemProps {
  photo: Photo;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onChange: (change: ChangePicture) => Promise<boolean>;
  onDragStart: () => void;
  onDropHere: () => void;
}

function PhotoItem(props: ItemProps) {
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
        aria-label={t('bo-models:photoOf', { n: place + 1, count, alt: photo.altRu })}
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
        {photo.kind === 'IMAGE' ? (
          <img src={`${photo.url}&w=400`} alt="" loading="lazy" style={focusOf(photo.url)} />
        ) : (
          <video src={photo.url} muted />
        )}
      </button>
      <p className="photo-marks">
        {photo.isMain && <span>{t('bo-models:mainPhoto')}</span>}
        {photo.isModelPhoto && <span>{t('bo-models:worn')}</span>}
        {photo.isInScale && <span>{t('bo-models:inScale')}</span>}
      </p>
      <PhotoActs {...props} onOpen={() => setOpen(true)} />
      {isOpen && <PictureSheet picture={photo} onSave={onChange} onClose={() => setOpen(false)} />}
    </li>
  );
}

function PhotoActs({ photo, place, count, onMove, onRemove, onOpen }: ItemProps & { onOpen: () => void }) {
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
    <div className="photo-acts">
      {move(place - 1, t('bo-models:earlier'), '←')}
      {move(place + 1, t('bo-models:later'), '→')}
      {place > 0 && (
        <Button kind="text" type="button" onClick={() => onMove(0)}>
          {t('bo-models:makeMain')}
        </Button>
      )}
      <Button kind="text" type="button" onClick={onOpen}>
        {t(isWritten ? 'bo-models:words' : 'bo-models:wordsMissing')}
      </Button>
      <Button kind="text" type="button" onClick={onRemove}>
        {t('bo-models:removePhoto')}
      </Button>
    </div>
  );
}
