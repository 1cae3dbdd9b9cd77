import { useForm } from 'react-hook-form';
import type { Region } from '#contract/content.ts';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { useSuggestedSlug } from '../../kit/forms/address/use-suggested-slug.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { NewRecordSheet } from '../../shell/new-record-sheet.tsx';
import { nameIn } from '../../shell/stores.ts';

interface Fields {
  nameRu: string;
  slug: string;
  regionId: string;
  latitude: number;
  longitude: number;
}

interface Props {
  regions: readonly Region[];
  onClose: () => void;
}

const maxLength = 60;

const beginOf = (regions: readonly Region[]): Fields => ({
  nameRu: '',
  slug: '',
  regionId: String(regions[0]?.id ?? ''),
  latitude: 41.3,
  longitude: 69.28,
});

/** Creates a store with its name, its address on the site and its position on the map; it stays closed until it is opened. */
export function NewStoreSheet({ regions, onClose }: Props) {
  const { t, language } = useWords();
  const form = useForm<Fields>({ defaultValues: beginOf(regions) });
  const { register, formState } = form;
  const suggest = useSuggestedSlug(form, { slug: 'slug', titles: { ru: 'nameRu' }, maxLength });
  const create = async ({ regionId, ...store }: Fields) => {
    const body = { ...store, regionId: Number(regionId) };
    const { id } = await callApi('POST /api/admin/v1/stores', { body });
    return `/content/stores/${id}`;
  };
  return (
    <NewRecordSheet
      name="store NEW"
      title={t('bo-content:stores.new')}
      submit={t('bo-content:create')}
      form={form}
      create={create}
      onClose={onClose}
    >
      <Field
        label={t('bo-content:stores.nameRu')}
        maxLength={80}
        error={formState.errors.nameRu && t('bo-shell:needed')}
        {...register('nameRu', { required: true, onChange: suggest })}
      />
      <Field
        label={t('bo-content:stores.slug')}
        helper={t('bo-content:stores.slugHelp')}
        maxLength={maxLength}
        error={formState.errors.slug && t('bo-content:moments.addressNeeded')}
        {...register('slug', { required: true, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ })}
      />
      <FieldFrame label={t('bo-content:delivery.region')}>
        {(ids) => (
          <select className="input" {...register('regionId')} {...ids}>
            {regions.map((region) => (
              <option key={region.id} value={region.id}>
                {nameIn(region, language)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <div className="form-pair">
        <Field
          label={t('bo-content:stores.latitude')}
          type="number"
          step="any"
          {...register('latitude', { valueAsNumber: true, min: 37, max: 46 })}
        />
        <Field
          label={t('bo-content:stores.longitude')}
          type="number"
          step="any"
          {...register('longitude', { valueAsNumber: true, min: 55, max: 74 })}
        />
      </div>
    </NewRecordSheet>
  );
}
