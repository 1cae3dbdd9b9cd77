import { use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { ForgetMessage } from '../../kit/forms/refused/refused-fields.ts';
import { useWords } from '../../kit/words.tsx';
import { PictureButtons } from '../../shell/pictures/picture-buttons.tsx';
import type { BlockKind } from './block-form.ts';
import type { PageForm } from './page-form.ts';

type BodyName = 'bodyRu' | 'bodyUz' | 'bodyEn';

interface Props {
  kind: BlockKind;
  name: `${BodyName}.${number}`;
}

const parts = ['tariffs', 'contacts', 'hallmarks', 'finenesses', 'stores'] as const;

/** The fields for a block of this kind. */
export function BlockFields({ kind, name }: Props) {
  const { t } = useWords();
  const { register } = useFormContext<PageForm>();
  switch (kind) {
    case 'heading':
      return <Field label={t('bo-content:pages.text')} maxLength={300} {...register(`${name}.text`)} />;
    case 'picture':
      return <PictureFields name={name} />;
    case 'part':
      return (
        <FieldFrame label={t('bo-content:pages.part')}>
          {(ids) => (
            <select className="input" {...register(`${name}.part`)} {...ids}>
              {parts.map((part) => (
                <option key={part} value={part}>
                  {t(`bo-content:pages.parts.${part}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      );
    case 'list':
    case 'table':
    case 'paragraph':
    case 'note':
      return <LongFields kind={kind} name={name} />;
  }
}

function LongFields({ kind, name }: Props) {
  const { t } = useWords();
  const { register } = useFormContext<PageForm>();
  const isInLines = kind === 'list' || kind === 'table';
  return (
    <>
      <FieldFrame
        name={`${name}.text`}
        label={t('bo-content:pages.text')}
        helper={isInLines ? t(`bo-content:pages.help.${kind}`) : undefined}
      >
        {(ids) => (
          <textarea
            className="input"
            rows={isInLines ? 6 : 4}
            maxLength={8000}
            {...register(`${name}.text`)}
            {...ids}
          />
        )}
      </FieldFrame>
      {kind === 'list' && (
        <label className="choice">
          <input type="checkbox" {...register(`${name}.isOrdered`)} />
          <span>{t('bo-content:pages.ordered')}</span>
        </label>
      )}
    </>
  );
}

/** Which of a picture's descriptions is in the language of a block. */
function altOf(name: Props['name']): 'altRu' | 'altUz' | 'altEn' {
  if (name.startsWith('bodyRu')) return 'altRu';
  return name.startsWith('bodyUz') ? 'altUz' : 'altEn';
}

/** The picture, which is uploaded or chosen from the library, and its alternative text in the language of the text. */
function PictureFields({ name }: Pick<Props, 'name'>) {
  const { t } = useWords();
  const { control, register, setValue, getValues } = useFormContext<PageForm>();
  const forgetMessage = use(ForgetMessage);
  const key = useWatch({ control, name: `${name}.key` });
  return (
    <div className="form">
      <div className="picture-field">
        {key !== '' && (
          <img
            className="picture-thumb"
            src={`/api/v1/attachments/download?key=${encodeURIComponent(key)}&w=400`}
            alt=""
          />
        )}
        <PictureButtons
          kind="IMAGE"
          label={t(key === '' ? 'bo-shell:picture.add' : 'bo-shell:picture.replace')}
          onPicture={({ picture, alt }) => {
            setValue(`${name}.key`, picture.key, { shouldDirty: true });
            forgetMessage(`${name}.key`);
            if (getValues(`${name}.text`) === '') setValue(`${name}.text`, alt[altOf(name)]);
          }}
        />
      </div>
      <div className="form-pair">
        <Field
          label={t('bo-content:pages.file')}
          helper={t('bo-content:pages.fileHelp')}
          maxLength={200}
          {...register(`${name}.key`)}
        />
        <Field label={t('bo-content:pages.alt')} maxLength={300} {...register(`${name}.text`)} />
      </div>
    </div>
  );
}
