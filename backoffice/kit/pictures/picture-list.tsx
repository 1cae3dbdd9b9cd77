import { useEffect, useState } from 'react';
import type { ChangePicture, PictureOfRecord } from '#contract/admin/catalog/media.ts';
import { moved } from '../forms/moved.ts';
import { useWords } from '../words.tsx';
import { DropField } from './drop-field.tsx';
import { PictureItem } from './picture-item.tsx';
import './pictures.css';

const pictureActions = ['PHOTO_ADD', 'PHOTO_ARRANGE'] as const;
export type PictureAction = (typeof pictureActions)[number];
/** The success messages are `bo-pictures:done`. */
export const isPictureAction = (action: string): action is PictureAction =>
  pictureActions.some((one) => one === action);

type Arranged = readonly (ChangePicture & { id: number })[];

interface Props {
  photos: readonly PictureOfRecord[];
  /** Runs an action on the record; returns whether it succeeded. */
  runAction: (action: PictureAction, send: () => Promise<unknown>) => Promise<boolean>;
  upload: (file: File) => Promise<unknown>;
  /** Sends the remaining pictures, in their order. */
  arrange: (photos: ({ id: number } & ChangePicture)[]) => Promise<unknown>;
  /** What these pictures are for; omitted = no explanation is needed. */
  lead?: string;
}

/**
 * Pictures and films of a record: dropped, pasted, selected or taken by the camera; ordered by buttons, Alt with
 * arrow keys, or dragging. The first is the main one.
 */
export function PictureList({ photos, runAction, upload, arrange, lead }: Props) {
  const { t } = useWords();
  const [left, setLeft] = useState(0);
  const [dragged, setDragged] = useState<number | null>(null);
  const put = (next: Arranged) => runAction('PHOTO_ARRANGE', () => arrange([...next]));
  const ids = photos.map(({ id }) => ({ id }));
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    void runAction('PHOTO_ADD', () => sendInOrder(files, { upload, onLeft: setLeft })).finally(() =>
      setLeft(0),
    );
  };
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => add([...(clipboardData?.files ?? [])]);
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  });
  return (
    <section className="pictures" aria-labelledby="part-photos">
      <h2 className="section-title" id="part-photos">
        {t('bo-pictures:title')}
        <span className="meta ink-2" role="status">
          {left > 0 ? t('bo-pictures:left', { count: left }) : photos.length > 1 && t('bo-pictures:help')}
        </span>
      </h2>
      {lead !== undefined && <p className="meta ink-2">{lead}</p>}
      {photos.length > 0 && (
        <ol className="photos">
          {photos.map((photo, place) => (
            <PictureItem
              key={photo.id}
              photo={photo}
              place={place}
              count={photos.length}
              onMove={(to) => void put(moved(ids, place, to))}
              onRemove={() => void put(ids.filter(({ id }) => id !== photo.id))}
              onChange={(change) => put(ids.map(({ id }) => (id === photo.id ? { id, ...change } : { id })))}
              onDragStart={() => setDragged(place)}
              onDropHere={() => dragged !== null && void put(moved(ids, dragged, place))}
            />
          ))}
        </ol>
      )}
      <DropField label={t('bo-pictures:drop')} onFiles={add} />
    </section>
  );
}

/** Uploads files one after another, so that they arrive in order. */
export async function sendInOrder(
  files: readonly File[],
  { upload, onLeft }: { upload: (file: File) => Promise<unknown>; onLeft: (left: number) => void },
): Promise<void> {
  onLeft(files.length);
  const [file, ...further] = files;
  if (file === undefined) return;
  await upload(file);
  await sendInOrder(further, { upload, onLeft });
}

/** The name sent with a file; its end contains the extension. */
export const nameOfFile = ({ name }: File): string => name.slice(-100);
