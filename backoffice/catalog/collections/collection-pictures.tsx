import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { CollectionContent, StaffCollection } from '#contract/admin/catalog/collection.ts';
import type { ContentPicture } from '#contract/admin/content/moment.ts';
import { MoveButtons } from '../../kit/list/move-buttons.tsx';
import { useWords } from '../../kit/words.tsx';
import { PictureButtons } from '../../shell/pictures/picture-buttons.tsx';
import { PictureField } from '../../shell/pictures/picture-field.tsx';

/** The cover, and pictures of details in their order. */
export function CollectionPictures({ collection }: { collection: StaffCollection }) {
  const { t } = useWords();
  const { control, setValue } = useFormContext<CollectionContent>();
  const [added, setAdded] = useState<readonly ContentPicture[]>([]);
  const cover = useWatch({ control, name: 'cover' });
  const pictures = useWatch({ control, name: 'pictures' });
  const { fields, append, move, remove } = useFieldArray({ control, name: 'pictures' });
  const shown = (id: number | undefined) => [...added, ...collection.pictures].find((one) => one.id === id);
  const onUpload = (picture: ContentPicture) => setAdded((before) => [...before, picture]);
  return (
    <>
      <PictureField
        label={t('bo-catalog:collections.cover')}
        name="cover"
        picture={cover}
        shown={shown(cover?.attachmentId)}
        onUpload={onUpload}
        onChange={(next) => setValue('cover', next, { shouldDirty: true })}
      />
      <section className="form">
        <h3 className="label">{t('bo-catalog:collections.details')}</h3>
        <ol className="collection-details">
          {fields.map(({ id }, place) => {
            const name = t('bo-catalog:collections.detail', { n: place + 1 });
            const picture = pictures[place] ?? null;
            return (
              <li key={id}>
                <MoveButtons
                  name={name}
                  place={place}
                  count={fields.length}
                  onMove={(to) => move(place, to)}
                  onDrop={() => remove(place)}
                />
                <PictureField
                  label={name}
                  name={`pictures.${place}`}
                  picture={picture}
                  shown={shown(picture?.attachmentId)}
                  onUpload={onUpload}
                  onChange={(next) =>
                    next === null ? remove(place) : setValue(`pictures.${place}`, next, { shouldDirty: true })
                  }
                />
              </li>
            );
          })}
        </ol>
        <div className="sheet-actions">
          <PictureButtons
            label={t('bo-shell:picture.add')}
            onPicture={({ picture, alt }) => {
              onUpload(picture);
              append({ attachmentId: picture.id, ...alt });
            }}
          />
        </div>
      </section>
    </>
  );
}
