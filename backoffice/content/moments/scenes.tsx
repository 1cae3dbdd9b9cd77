import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { MomentContent, StaffScene } from '#contract/admin/content/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { LanguageFields } from '../../kit/forms/language-fields.tsx';
import { MoveButtons } from '../../kit/list/move-buttons.tsx';
import { PictureField } from '../../shell/pictures/picture-field.tsx';
import { useMomentParts } from './moment-parts.ts';
import { SceneHotspots } from './scene-hotspots.tsx';
import { SceneModels } from './scene-models.tsx';

const newScene: StaffScene = {
  textUz: '',
  textRu: '',
  textEn: '',
  picture: null,
  hotspots: [],
  productIds: [],
};

/** The scenes of a story in their order. */
export function Scenes() {
  const { t } = useWords();
  const { control } = useFormContext<MomentContent>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'scenes' });
  return (
    <section className="form">
      <h2 className="section-title">{t('bo-content:moments.scenes')}</h2>
      <ol className="page-blocks">
        {fields.map(({ id }, place) => {
          const name = t('bo-content:moments.scene', { n: place + 1 });
          return (
            <li key={id} className="page-block">
              <div className="page-block-head">
                <b>{name}</b>
                <MoveButtons
                  name={name}
                  place={place}
                  count={fields.length}
                  onMove={(to) => move(place, to)}
                  onDrop={() => remove(place)}
                />
              </div>
              <Scene place={place} />
            </li>
          );
        })}
      </ol>
      <Button kind="secondary" type="button" onClick={() => append(newScene)}>
        {t('bo-content:moments.addScene')}
      </Button>
    </section>
  );
}

function Scene({ place }: { place: number }) {
  const { t } = useWords();
  const { setValue, control } = useFormContext<MomentContent>();
  const scene = useWatch({ control, name: `scenes.${place}` });
  const cover = useWatch({ control, name: 'cover' });
  const { picture: pictureOf, addPicture } = useMomentParts();
  const shown = pictureOf(scene.picture?.attachmentId);
  const isDirty = { shouldDirty: true };
  const isCover = cover !== null && cover.attachmentId === scene.picture?.attachmentId;
  return (
    <div className="form">
      <LanguageFields<MomentContent>
        label={t('bo-content:moments.text')}
        names={[`scenes.${place}.textRu`, `scenes.${place}.textUz`, `scenes.${place}.textEn`]}
        maxLength={4000}
        isLong
      />
      <PictureField
        label={t('bo-content:moments.picture')}
        name={`scenes.${place}.picture`}
        picture={scene.picture}
        shown={shown}
        isLarge={shown?.kind === 'IMAGE'}
        onUpload={addPicture}
        onChange={(picture) => setValue(`scenes.${place}.picture`, picture, isDirty)}
      />
      {scene.picture !== null && !isCover && (
        <Button kind="text" type="button" onClick={() => setValue('cover', scene.picture, isDirty)}>
          {t('bo-content:moments.makeCover')}
        </Button>
      )}
      {isCover && <p className="meta ink-2">{t('bo-content:moments.isCover')}</p>}
      {shown !== undefined && shown.kind === 'IMAGE' && (
        <SceneHotspots
          name={`scenes.${place}.hotspots`}
          picture={shown}
          hotspots={scene.hotspots}
          onChange={(hotspots, added) => {
            setValue(`scenes.${place}.hotspots`, hotspots, isDirty);
            if (added && !scene.productIds.includes(added.id))
              setValue(`scenes.${place}.productIds`, [...scene.productIds, added.id], isDirty);
          }}
        />
      )}
      <SceneModels
        name={`scenes.${place}.productIds`}
        ids={scene.productIds}
        onChange={(ids) => setValue(`scenes.${place}.productIds`, ids, isDirty)}
      />
    </div>
  );
}
