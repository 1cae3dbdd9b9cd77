import { useId, useState } from 'react';
import { useWords } from '../words.tsx';
import './drop-field.css';

interface Props {
  label: string;
  onFiles: (files: readonly File[]) => void;
}

/** A file field that also accepts dropped files: the invisible input covers its label. On a phone a camera button is next to it. */
export function DropField({ label, onFiles }: Props) {
  const { t } = useWords();
  return (
    <div className="drop-fields">
      <FileField label={label} onFiles={onFiles} />
      <FileField label={t('bo-pictures:camera')} onFiles={onFiles} isCamera />
    </div>
  );
}

function FileField({ label, onFiles, isCamera = false }: Props & { isCamera?: boolean }) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <div className={isCamera ? 'drop-field camera-field' : 'drop-field'} data-over={isOver || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        multiple={!isCamera}
        accept={isCamera ? 'image/jpeg' : 'image/jpeg,image/png,image/webp,image/avif,video/mp4'}
        {...(isCamera && { capture: 'environment' })}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onChange={({ target }) => {
          setOver(false);
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
