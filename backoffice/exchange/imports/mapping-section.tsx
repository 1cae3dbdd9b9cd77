import type {
  ImportMapping,
  ImportMappings,
  MappingField,
  StaffImport,
} from '#contract/admin/system/import.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { FieldRow } from './field-row.tsx';
import {
  fieldsOfKind,
  type GroupPlace,
  sourcesOf,
  withKind,
  withoutStone,
  withSource,
} from './mapping-form.ts';
import { SavedMappings } from './saved-mappings.tsx';

interface Props {
  current: StaffImport;
  mapping: ImportMapping;
  mappings: ImportMappings;
  onChange: (mapping: ImportMapping) => void;
  /** A job is using it. */
  isLocked: boolean;
}

/** Maps columns of the file to fields of the shop. */
export function MappingSection({ current, mapping, mappings, onChange, isLocked }: Props) {
  const { t } = useWords();
  const { kind, stones = [] } = mapping;
  const fields = fieldsOfKind(mappings.fields, kind);
  const group = (place: GroupPlace) => (
    <MappingGroup
      key={`${place.group} ${place.place}`}
      at={place}
      fields={fields.filter((field) => field.group === place.group)}
      current={current}
      mapping={mapping}
      onChange={onChange}
    />
  );
  return (
    <fieldset className="import-mapping" disabled={isLocked}>
      <legend className="section-title">
        {t('bo-exchange:mapping.title')}
        {current.isGuessed && <span className="meta ink-2">{t('bo-exchange:mapping.guessed')}</span>}
      </legend>
      <SavedMappings mapping={mapping} mappings={mappings} onChange={onChange} />
      <Settings mapping={mapping} fields={mappings.fields} onChange={onChange} />
      {group({ group: 'product', place: 0 })}
      {group({ group: 'piece', place: 0 })}
      {group({ group: 'price', place: 0 })}
      {stones.map((_, place) => group({ group: 'stones', place }))}
      {stones.length < 12 && !(kind === 'loose-stone' && stones.length === 1) && (
        <p>
          <Button kind="text" onClick={() => onChange({ ...mapping, stones: [...stones, {}] })}>
            {t('bo-exchange:mapping.addStone')}
          </Button>
        </p>
      )}
      {group({ group: 'report', place: 0 })}
    </fieldset>
  );
}

interface SettingsProps extends Pick<Props, 'mapping' | 'onChange'> {
  fields: readonly MappingField[];
}

/** The content of the file, and the meaning of an empty price. */
function Settings({ mapping, fields, onChange }: SettingsProps) {
  const { t } = useWords();
  const { kind, noPrice = 'REFUSE' } = mapping;
  return (
    <div className="import-settings">
      <FieldFrame label={t('bo-exchange:mapping.kind')}>
        {(ids) => (
          <select
            className="input"
            {...ids}
            value={kind}
            onChange={({ target }) =>
              onChange(withKind(mapping, target.value === 'jewel' ? 'jewel' : 'loose-stone', fields))
            }
          >
            {(['jewel', 'loose-stone'] as const).map((one) => (
              <option key={one} value={one}>
                {t(`bo-exchange:mapping.kinds.${one}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {mapping.price?.['priceSom'] !== undefined && (
        <FieldFrame label={t('bo-exchange:mapping.noPrice')}>
          {(ids) => (
            <select
              className="input"
              {...ids}
              value={noPrice}
              onChange={({ target }) => onChange({ ...mapping, noPrice: noPriceOf(target.value) })}
            >
              {(['FORMULA', 'REQUEST', 'REFUSE'] as const).map((one) => (
                <option key={one} value={one} disabled={one === 'FORMULA' && kind === 'loose-stone'}>
                  {t(`bo-exchange:mapping.noPrices.${one}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
      <Field
        label={t('bo-exchange:mapping.about')}
        value={mapping.about}
        maxLength={500}
        onChange={({ target }) => onChange({ ...mapping, about: target.value })}
      />
    </div>
  );
}

const noPriceOf = (word: string): NonNullable<ImportMapping['noPrice']> =>
  (['FORMULA', 'REQUEST'] as const).find((one) => one === word) ?? 'REFUSE';

interface GroupProps extends Pick<Props, 'current' | 'mapping' | 'onChange'> {
  at: GroupPlace;
  fields: readonly MappingField[];
}

function MappingGroup({ at, fields, current, mapping, onChange }: GroupProps) {
  const { t } = useWords();
  const sources = sourcesOf(mapping, at);
  return (
    <section className="import-group">
      <h3 className="label">
        {t(`bo-exchange:group.${at.group}`, { number: at.place + 1 })}
        {at.group === 'stones' && (
          <Button kind="text" onClick={() => onChange(withoutStone(mapping, at.place))}>
            {t('bo-exchange:mapping.dropStone')}
          </Button>
        )}
      </h3>
      <ul className="import-fields">
        {fields.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            columns={current.columns}
            source={sources[field.name] ?? null}
            onChange={(source) => onChange(withSource(mapping, { ...at, name: field.name }, source))}
          />
        ))}
      </ul>
    </section>
  );
}
