import { useForm } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { useSuggestedSlug } from '../../kit/forms/address/use-suggested-slug.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { NewRecordSheet } from '../../shell/new-record-sheet.tsx';

const maxLength = 100;
const empty = { titleRu: '', product: '' };

/** Creates a moment with its title and its address. */
export function NewMomentSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const form = useForm({ defaultValues: empty });
  const { register, formState } = form;
  const suggest = useSuggestedSlug(form, { slug: 'product', titles: { ru: 'titleRu' }, maxLength });
  const create = async (body: typeof empty) => {
    const { id } = await callApi('POST /api/admin/v1/moments', { body });
    return `/content/moments/${id}`;
  };
  return (
    <NewRecordSheet
      name="moment NEW"
      title={t('bo-content:moments.new')}
      submit={t('bo-content:create')}
      form={form}
      create={create}
      onClose={onClose}
    >
      <Field
        label={t('bo-content:moments.titleRu')}
        maxLength={200}
        error={formState.errors.titleRu && t('bo-shell:needed')}
        {...register('titleRu', { required: true, onChange: suggest })}
      />
      <Field
        label={t('bo-content:moments.address')}
        helper={t('bo-content:moments.addressHelp')}
        maxLength={maxLength}
        error={formState.errors.product && t('bo-content:moments.addressNeeded')}
        {...register('product', { required: true, pattern: /^[a-z0-9-]+$/ })}
      />
    </NewRecordSheet>
  );
}
