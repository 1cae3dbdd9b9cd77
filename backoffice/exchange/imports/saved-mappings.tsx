import { useState } from 'react';
import { isApiProblem } from '#client/problem.ts';
import type { ImportMapping, ImportMappings, SavedMapping } from '#contract/admin/system/import.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { ImportProblem } from './import-problem.tsx';

interface Props {
  mapping: ImportMapping;
  mappings: ImportMappings;
  onChange: (mapping: ImportMapping) => void;
}

const keyOf = ({ id, name }: SavedMapping) => (id === null ? `ready ${name}` : `saved ${id}`);

/** The saved mapping that saving under this name replaces. */
const namedAs = (name: string, { mappings }: ImportMappings): SavedMapping | undefined =>
  mappings.find((one) => one.id !== null && one.name.toLowerCase() === name.trim().toLowerCase());

const hasChanged = (error: unknown): boolean =>
  isApiProblem(error) && error.problem.code === 'VERSION_CONFLICT';

/** Applies a saved or predefined mapping, or saves the one on the screen. */
export function SavedMappings({ mapping, mappings, onChange }: Props) {
  const { t } = useWords();
  const { save: send, error, isBusy } = useSaving(() => undefined);
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const saved = mappings.mappings.find((one) => keyOf(one) === chosen);
  const choose = (key: string) => {
    setChosen(key);
    const found = mappings.mappings.find((one) => keyOf(one) === key);
    if (found === undefined) return;
    setName(found.id === null ? '' : found.name);
    onChange(found.mapping);
  };
  const save = () => {
    const version = namedAs(name, mappings)?.version ?? 0;
    void send(() => callApi('POST /api/admin/v1/import-mappings', { body: { name, mapping } }, { version }));
  };
  const drop = (id: number, version: number) =>
    void send(async () => {
      await callApi('DELETE /api/admin/v1/import-mappings/:id', { params: { id } }, { version });
      setChosen('');
    });
  return (
    <>
      <div className="import-settings">
        <FieldFrame label={t('bo-exchange:mapping.take')}>
          {(ids) => (
            <select className="input" {...ids} value={chosen} onChange={({ target }) => choose(target.value)}>
              <option value="">{t('bo-exchange:mapping.own')}</option>
              {mappings.mappings.map((one) => (
                <option key={keyOf(one)} value={keyOf(one)}>
                  {one.id === null ? t(`bo-exchange:mapping.ready.${one.name}`) : one.name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Field
          label={t('bo-exchange:mapping.saveAs')}
          value={name}
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="import-saving">
          <Button kind="secondary" loading={isBusy} disabled={name.trim() === ''} onClick={save}>
            {t('bo-exchange:mapping.save')}
          </Button>
          {saved?.id != null && (
            <Button kind="text" onClick={() => drop(saved.id ?? 0, saved.version)}>
              {t('bo-exchange:mapping.drop')}
            </Button>
          )}
        </div>
      </div>
      {hasChanged(error) ? <SavingProblem error={error} /> : <ImportProblem error={error} />}
    </>
  );
}
