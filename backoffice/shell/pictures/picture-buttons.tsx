import { use, useState } from 'react';
import type { Media } from '#contract/admin/catalog/media.ts';
import type { ContentPicture } from '#contract/admin/content/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { ForgetMessage } from '../../kit/forms/refused/refused-fields.ts';
import { useWords } from '../../kit/words.tsx';
import { PictureLibrary } from './picture-library.tsx';
import { UploadButton } from './upload-button.tsx';
import { useLibrary } from './use-library.ts';

/** A picture with the descriptions that it already has; a newly uploaded one has none. */
export interface ChosenPicture {
  picture: ContentPicture;
  alt: { altRu: string; altUz: string; altEn: string };
}

interface Props {
  /** Of the button that uploads. */
  label: string;
  /** The name of the picture's field, by which a form has a message for it. */
  name?: string;
  /** Left out: pictures and films. */
  kind?: Media['kind'];
  onPicture: (chosen: ChosenPicture) => void;
}

const noAlt = { altRu: '', altUz: '', altEn: '' };

/** The two ways to a picture: a file of this device, or one of the pictures that were uploaded earlier. */
export function PictureButtons({ label, name, kind, onPicture }: Props) {
  const { t } = useWords();
  const library = useLibrary(kind);
  const [isOpen, setOpen] = useState(false);
  const forgetMessage = use(ForgetMessage);
  const choose = (chosen: ChosenPicture) => {
    onPicture(chosen);
    if (name !== undefined) forgetMessage(name);
  };
  return (
    <>
      <UploadButton label={label} name={name} onPicture={(picture) => choose({ picture, alt: noAlt })} />
      <Button
        kind="text"
        type="button"
        onClick={() => {
          setOpen(true);
          void library.search('');
        }}
      >
        {t('bo-pictures:library.open')}
      </Button>
      {isOpen && (
        <PictureLibrary
          library={library}
          onClose={() => setOpen(false)}
          onChoose={(media) => {
            setOpen(false);
            choose(chosenOf(media));
          }}
        />
      )}
    </>
  );
}

const chosenOf = ({ id, key, url, kind, width, height, altRu, altUz, altEn }: Media): ChosenPicture => ({
  picture: { id, key, url, kind, width, height },
  alt: { altRu, altUz, altEn },
});
