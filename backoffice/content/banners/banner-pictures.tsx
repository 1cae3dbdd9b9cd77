import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { bannerWidths } from '#contract/words.ts';
import type { ContentPicture } from '#contract/admin/content/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionMenu } from '../../kit/action-menu.tsx';
import { useWords } from '../../kit/words.tsx';
import { type ChosenPicture, PictureButtons } from '../../shell/pictures/picture-buttons.tsx';
import { PictureThumb } from '../../shell/pictures/picture-field.tsx';
import type { BannerForm } from './banner-form.ts';

interface Props {
  picture: (id: number) => ContentPicture | undefined;
  onUpload: (picture: ContentPicture) => void;
}

/** A picture for phones, and others for wider windows if the composition needs them. */
export function BannerPictures({ picture, onUpload }: Props) {
  const { t } = useWords();
  const { control, setValue, getValues } = useFormContext<BannerForm>();
  const pictures = useWatch({ control, name: 'pictures' });
  /** Widths without a picture for which one is about to be chosen. */
  const [opened, setOpened] = useState<readonly number[]>([]);
  const cutOf = (fromWidth: number) => pictures.find((one) => one.fromWidth === fromWidth);
  const isShown = (fromWidth: number) =>
    fromWidth === 0 || opened.includes(fromWidth) || cutOf(fromWidth) !== undefined;
  const put = (fromWidth: number, attachmentId: number | null) => {
    const rest = pictures.filter((one) => one.fromWidth !== fromWidth);
    const next = attachmentId === null ? rest : [...rest, { fromWidth, attachmentId }];
    setValue(
      'pictures',
      next.toSorted((one, other) => one.fromWidth - other.fromWidth),
      { shouldDirty: true },
    );
  };
  /** A banner that is not described yet is described as its picture. */
  const describe = (alt: ChosenPicture['alt']) => {
    for (const name of ['altRu', 'altUz', 'altEn'] as const)
      if (getValues(name) === '') setValue(name, alt[name], { shouldDirty: true });
  };
  return (
    <section className="form">
      <h2 className="section-title">{t('bo-content:banners.pictures')}</h2>
      <p className="meta ink-2">{t('bo-content:banners.picturesHelp')}</p>
      <ul className="banner-cuts">
        {bannerWidths.filter(isShown).map((fromWidth) => {
          const cut = cutOf(fromWidth);
          const name =
            fromWidth === 0
              ? t('bo-content:banners.phones')
              : t('bo-content:banners.from', { width: fromWidth });
          return (
            <li key={fromWidth} className="picture-field">
              <h3 className="label">{name}</h3>
              {cut !== undefined && <PictureThumb picture={picture(cut.attachmentId)} alt={name} />}
              <PictureButtons
                {...(cut !== undefined && { name: `pictures.${pictures.indexOf(cut)}` })}
                kind="IMAGE"
                label={t(cut === undefined ? 'bo-shell:picture.add' : 'bo-shell:picture.replace')}
                onPicture={({ picture: added, alt }) => {
                  onUpload(added);
                  describe(alt);
                  put(fromWidth, added.id);
                }}
              />
              {cut !== undefined && (
                <Button kind="text" type="button" onClick={() => put(fromWidth, null)}>
                  {t('bo-shell:picture.remove')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <OtherWidth
        widths={bannerWidths.filter((width) => !isShown(width))}
        onChoose={(width) => setOpened((before) => [...before, width])}
      />
    </section>
  );
}

interface OtherProps {
  widths: readonly number[];
  onChoose: (width: number) => void;
}

/** Adds a place for another crop: most banners need one or two of the six, and a phone has no room for all. */
function OtherWidth({ widths, onChoose }: OtherProps) {
  const { t } = useWords();
  if (widths.length === 0) return null;
  return (
    <ActionMenu
      label={t('bo-content:banners.otherWidth')}
      actions={widths.map((width) => ({
        id: String(width),
        label: t('bo-content:banners.from', { width }),
        onAction: () => onChoose(width),
      }))}
    />
  );
}
