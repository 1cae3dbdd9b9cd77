import { useForm } from 'react-hook-form';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { NewRecordSheet } from '../../shell/new-record-sheet.tsx';
import { placements } from './banner-form.ts';

interface Fields {
  titleRu: string;
  placement: (typeof placements)[number];
}

/** Creates a banner with its title and its place. */
export function NewBannerSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const form = useForm<Fields>({
    defaultValues: { titleRu: '', placement: 'HOME_HERO' },
  });
  const { register, formState } = form;
  const create = async (body: Fields) => {
    const { id } = await callApi('POST /api/admin/v1/banners', { body });
    return `/content/banners/${id}`;
  };
  return (
    <NewRecordSheet
      name="banner NEW"
      title={t('bo-content:banners.new')}
      submit={t('bo-content:create')}
      form={form}
      create={create}
      onClose={onClose}
    >
      <Field
        label={t('bo-content:moments.titleRu')}
        maxLength={120}
        error={formState.errors.titleRu && t('bo-shell:needed')}
        {...register('titleRu', { required: true })}
      />
      <FieldFrame label={t('bo-content:banners.placement')}>
        {(ids) => (
          <select className="input" {...register('placement')} {...ids}>
            {placements.map((placement) => (
              <option key={placement} value={placement}>
                {t(`bo-content:banners.place.${placement}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </NewRecordSheet>
  );
}
