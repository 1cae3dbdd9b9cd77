import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { StaffCategory } from '#contract/admin/catalog/category.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { PictureButtons } from '../../shell/pictures/picture-buttons.tsx';
import type { CategoryForm, PictureName } from './category-form.ts';

const pictures: readonly PictureName[] = ['imageId', 'backgroundImageId', 'iconId'];

/** The pictures of a category: on its tile, behind its name, and in the menu. */
export function CategoryPictures({ category }: { category: StaffCategory }) {
  const [added, setAdded] = useState<ReadonlyMap<number, string>>(new Map());
  const known = [category.image, category.backgroundImage, category.icon].filter((one) => one !== null);
  const urls = new Map([...known.map(({ id, url }) => [id, url] as const), ...added]);
  return (
    <div className="category-pictures">
      {pictures.map((name) => (
        <CategoryPicture
          key={name}
          name={name}
          urls={urls}
          onAdded={(id, url) => setAdded(new Map([...added, [id, url]]))}
        />
      ))}
    </div>
  );
}

interface Props {
  name: PictureName;
  urls: ReadonlyMap<number, string>;
  onAdded: (id: number, url: string) => void;
}

function CategoryPicture({ name, urls, onAdded }: Props) {
  const { t } = useWords();
  const { control, setValue } = useFormContext<CategoryForm>();
  const id = useWatch({ control, name });
  const url = id === null ? undefined : urls.get(id);
  const label = t(`bo-catalog:field.${name}`);
  const change = (next: number | null) => setValue(name, next, { shouldDirty: true });
  return (
    <section className="picture-field" aria-label={label}>
      <h3 className="label">{label}</h3>
      {url === undefined ? (
        <span className="picture-thumb" />
      ) : (
        <img className="picture-thumb" src={`${url}&w=400`} alt="" />
      )}
      <p className="meta ink-2">{t(`bo-catalog:categories.picture.${name}`)}</p>
      <div className="sheet-actions">
        <PictureButtons
          name={name}
          kind="IMAGE"
          label={t(id === null ? 'bo-shell:picture.add' : 'bo-shell:picture.replace')}
          onPicture={({ picture }) => {
            onAdded(picture.id, picture.url);
            change(picture.id);
          }}
        />
        {id !== null && (
          <Button kind="text" type="button" onClick={() => change(null)}>
            {t('bo-shell:picture.remove')}
          </Button>
        )}
      </div>
    </section>
  );
}
