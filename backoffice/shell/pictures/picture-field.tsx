import { useId } from 'react';
import type { ContentPicture, PlacedPicture } from '#contract/admin/content/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../api.ts';
import { ProblemLine } from '../login/problem-line.tsx';
import { useAttempt } from '../login/use-attempt.ts';
import './pictures.css';

/** A button that uploads a selected or dropped file. */
export function UploadButton({
  label,
  onPicture,
}: {
  label: string;
  onPicture: (picture: ContentPicture) => void;
}) {
  const id = useId();
  const { attempt, error, isBusy } = useAttempt();
  const send = (file: File | undefined) => {
    if (file === undefined) return;
    void attempt(async () =>
      onPicture(
        await callApi('POST /api/admin/v1/content-pictures', {
          query: { name: file.name.slice(-100) },
          body: file,
        }),
      ),
    );
  };
  return (
    <div className="upload">
      <div className="upload-field" data-busy={isBusy || undefined}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,video/mp4"
          onChange={({ target }) => {
            send(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      <ProblemLine error={error} />
    </div>
  );
}

const languages = [
  ['altRu', 'ru'],
  ['altUz', 'uz'],
  ['altEn', 'en'],
] as const;

interface AltProps {
  picture: PlacedPicture;
  onChange: (picture: PlacedPicture) => void;
}

/** The alternative texts of a picture. */
function AltFields({ picture, onChange }: AltProps) {
  const { t } = useWords();
  return (
    <fieldset className="language-fields">
      <legend className="label">{t('bo-shell:picture.alt')}</legend>
      {languages.map(([name, language]) => (
        <Field
          key={name}
          label={t(`bo-shell:language.${language}`)}
          maxLength={400}
          value={picture[name]}
          onChange={({ target }) => onChange({ ...picture, [name]: target.value })}
        />
      ))}
    </fieldset>
  );
}

interface Props {
  label: string;
  picture: PlacedPicture | null;
  shown: ContentPicture | undefined;
  /** The picture itself is shown elsewhere, larger. */
  isLarge?: boolean;
  onChange: (picture: PlacedPicture | null) => void;
  onUpload: (picture: ContentPicture) => void;
}

/** A picture with its alternative texts; it can be replaced or removed. */
export function PictureField({ label, picture, shown, isLarge = false, onChange, onUpload }: Props) {
  const { t } = useWords();
  return (
    <div className="picture-field">
      <h3 className="label">{label}</h3>
      {picture !== null && !isLarge && <PictureThumb picture={shown} alt={picture.altRu} />}
      <div className="sheet-actions">
        <UploadButton
          label={t(picture === null ? 'bo-shell:picture.add' : 'bo-shell:picture.replace')}
          onPicture={(added) => {
            onUpload(added);
            onChange({ attachmentId: added.id, altRu: '', altUz: '', altEn: '' });
          }}
        />
        {picture !== null && (
          <Button kind="text" type="button" onClick={() => onChange(null)}>
            {t('bo-shell:picture.remove')}
          </Button>
        )}
      </div>
      {picture !== null && <AltFields picture={picture} onChange={onChange} />}
    </div>
  );
}

/** A picture as it is in the shop; a placeholder if there is none. */
export function PictureThumb({ picture, alt }: { picture: ContentPicture | undefined; alt: string }) {
  if (picture === undefined) return <span className="picture-thumb" />;
  return picture.kind === 'IMAGE' ? (
    <img className="picture-thumb" src={`${picture.url}&w=400`} alt={alt} />
  ) : (
    <video className="picture-thumb" src={picture.url} muted />
  );
}
