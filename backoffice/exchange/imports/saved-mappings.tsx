import { useState } from 'react';
import type { ImportMapping, ImportMappings, SavedMapping } from '#contract/admin/system/import.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { type OtherChange, otherChangeOf } from '../../shell/problem-message.ts';
import { useSaving } from '../../shell/saving.tsx';
import { ImportProblem } from './import-problem.tsx';

interface Props {
  mapping: ImportMapping;
  mappings: ImportMappings;
  onChange: (mapping: ImportMapping) => void;
}

const keyOf = ({ id, name }: SavedMapping) => (id === null ? `ready ${name}` : `saved ${id}`);

/** Whether this is the saved mapping of a typed name. */
const isNamed = ({ id, name }: SavedMapping, typed: string): boolean =>
  id !== null && name.toLowerCase() === typed.trim().toLowerCase();

/**
 * Saves the mapping under a name. It replaces only what the user has seen: the mapping that was chosen or saved here, or the one of this
 * name that the last refusal was about.
 */
function useMappingSaving(mapping: ImportMapping) {
  const { save: send, error, isBusy } = useSaving(() => undefined);
  const [seen, setSeen] = useState<SavedMapping | undefined>();
  const save = (name: string) =>
    void send(async () => {
      const see = ({ mappings }: ImportMappings) => setSeen(mappings.find((one) => isNamed(one, name)));
      const version = seen !== undefined && isNamed(seen, name) ? seen.version : 0;
      try {
        see(await callApi('POST /api/admin/v1/import-mappings', { body: { name, mapping } }, { version }));
      } catch (problem) {
        if (otherChangeOf(problem) !== null) see(await callApi('GET /api/admin/v1/import-mappings', {}));
        throw problem;
      }
    });
  return { send, save, setSeen, error, isBusy };
}

/** Applies a saved or predefined mapping, or saves the one on the screen. */
export function SavedMappings({ mapping, mappings, onChange }: Props) {
  const { t } = useWords();
  const { send, save, setSeen, error, isBusy } = useMappingSaving(mapping);
  const change = otherChangeOf(error);
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const saved = mappings.mappings.find((one) => keyOf(one) === chosen);
  const choose = (key: string) => {
    setChosen(key);
    const found = mappings.mappings.find((one) => keyOf(one) === key);
    if (found === undefined) return;
    setName(found.id === null ? '' : found.name);
    setSeen(found);
    onChange(found.mapping);
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
          <Button kind="secondary" loading={isBusy} disabled={name.trim() === ''} onClick={() => save(name)}>
            {t('bo-exchange:mapping.save')}
          </Button>
          {saved?.id != null && (
            <Button kind="text" onClick={() => drop(saved.id ?? 0, saved.version)}>
              {t('bo-exchange:mapping.drop')}
            </Button>
          )}
        </div>
      </div>
      {change === null ? <ImportProblem error={error} /> : <OtherSaved change={change} />}
    </>
  );
}

/** Who has saved another mapping under the name. */
function OtherSaved({ change: { by, at } }: { change: OtherChange }) {
  const { t, language } = useWords();
  return (
    <Notice tone="bad">
      {t('bo-exchange:mapping.other', {
        who: by ?? t('bo-shell:somebody'),
        time: at === null ? '' : formatInstant(at, language),
      })}
    </Notice>
  );
}
