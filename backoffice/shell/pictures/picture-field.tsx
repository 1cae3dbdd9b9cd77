import type { CSSProperties } from 'react';
import type { ContentPicture, PlacedPicture } from '#contract/admin/content/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import './pictures.css';

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
      <p className="meta ink-2">{t('bo-pictures:library.described')}</p>
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
  /** The name of the field, by which a form has a message for it. */
  name: string;
  picture: PlacedPicture | null;
  shown: ContentPicture | undefined;
  /** The picture itself is shown elsewhere, larger. */
  isLarge?: boolean;
  onChange: (picture: PlacedPicture | null) => void;
  onUpload: (picture: ContentPicture) => void;
}

/** A picture with its alternative texts; it can be replaced or removed. */
export function PictureField({ label, name, picture, shown, isLarge = false, onChange, onUpload }: Props) {
  const { t } = useWords();
  return (
    <div className="picture-field">
      <h3 className="label">{label}</h3>
      {picture !== null && !isLarge && <PictureThumb picture={shown} alt={picture.altRu} />}
      <div className="sheet-actions">
        <PictureButtons
          name={name}
          label={t(picture === null ? 'bo-shell:picture.add' : 'bo-shell:picture.replace')}
          onPicture={({ picture: added, alt }) => {
            onUpload(added);
            onChange({ attachmentId: added.id, ...alt });
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
    <img className="picture-thumb" src={`${picture.url}&w=400`} alt={alt} style={roomOf(picture)} />
  ) : (
    <video className="picture-thumb" src={picture.url} muted />
  );
}

/** The room of a picture before it is loaded, so that the fields below it do not move then. */
function roomOf({ width, height }: ContentPicture): CSSProperties | undefined {
  if (width === null || height === null) return undefined;
  const ratio = width / height;
  return {
    aspectRatio: String(ratio),
    width: `${Math.round(Math.min(thumb.width, thumb.height * ratio))}px`,
  };
}

/** The largest size of a thumbnail in px, as in pictures.css. */
const thumb = { width: 240, height: 180 };
