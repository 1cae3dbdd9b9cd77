import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import type { EnvironmentRow, SettingRow } from '#contract/admin/system/setting.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { formatInteger, formatSom } from '#ui/format.ts';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { useDraft } from '../kit/forms/use-draft.ts';
import { formatInstant } from '../kit/instants.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { Notice } from '../kit/notice.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { hasPermission, useSession } from '../shell/session.ts';
import { SystemFrame } from '../shell/system/system-frame.tsx';
import { type Act, useAct } from '../shell/use-act.ts';
import './system.css';

export const loader = withPermission('settings.read', () => callApi('GET /api/admin/v1/settings', {}));

/** What the shop decided for itself, and what its environment decides. */
export function Component() {
  const { t } = useWords();
  const { rows, environment } = useLoaderData<typeof loader>();
  const [open, setOpen] = useState<SettingRow['name'] | null>(null);
  const { act, outcome } = useAct<'save'>(() => t('bo-system:setting.done'));
  const chosen = rows.find(({ name }) => name === open);
  return (
    <SystemFrame tab="settings">
      {outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
      {(['approvals', 'counter', 'options', 'people', 'figures'] as const).map((group) => (
        <section key={group} className="setting-group">
          <h2 className="section-title">{t(`bo-system:setting.group.${group}`)}</h2>
          <SettingsTable rows={rows.filter((row) => row.group === group)} onOpen={setOpen} group={group} />
        </section>
      ))}
      <details className="setting-group">
        <summary className="section-title">{t('bo-system:setting.environment')}</summary>
        <p className="ink-2">{t('bo-system:setting.environmentLead')}</p>
        <EnvironmentTable rows={environment} />
      </details>
      {chosen && <SettingSheet key={chosen.version} row={chosen} act={act} onClose={() => setOpen(null)} />}
    </SystemFrame>
  );
}

interface TableProps {
  group: string;
  rows: SettingRow[];
  onOpen: (name: SettingRow['name']) => void;
}

function SettingsTable({ group, rows, onOpen }: TableProps) {
  const { t, language } = useWords();
  const mayWrite = hasPermission(useSession(), 'settings.write');
  const shown = useShownValue();
  const columns: DataColumn<SettingRow>[] = [
    {
      head: t('bo-system:setting.name'),
      cell: ({ name }) =>
        mayWrite ? (
          <button type="button" className="row-link" onClick={() => onOpen(name)}>
            {t(`bo-system:setting.names.${name}`)}
          </button>
        ) : (
          t(`bo-system:setting.names.${name}`)
        ),
    },
    { head: t('bo-system:setting.value'), className: 'num', cell: (row) => shown(row, row.value) },
    {
      head: t('bo-system:setting.usual'),
      className: 'wide-only ink-2',
      cell: (row) => shown(row, row.usual),
    },
    {
      head: t('bo-system:setting.changed'),
      className: 'wide-only ink-2',
      cell: ({ changedBy, changedAt }) =>
        changedAt === null ? '—' : `${changedBy ?? ''} ${formatInstant(changedAt, language)}`,
    },
  ];
  return (
    <DataTable
      caption={t(`bo-system:setting.group.${group}`)}
      rows={rows}
      columns={columns}
      keyOf={({ name }) => name}
    />
  );
}

/** A value with its unit. */
function useShownValue() {
  const { t, language } = useWords();
  return ({ name, kind }: SettingRow, value: number | string): string => {
    if (name === 'usd_rate_som' && value === 0) return t('bo-system:setting.notSet');
    if (typeof value === 'string') return t(`bo-system:setting.word.${value}`);
    if (kind === 'SOM') return formatSom(value, language);
    return t(`bo-system:setting.unit.${kind}`, { value: formatInteger(value, language) });
  };
}

function EnvironmentTable({ rows }: { rows: EnvironmentRow[] }) {
  const { t } = useWords();
  const columns: DataColumn<EnvironmentRow>[] = [
    { head: t('bo-system:setting.variable'), cell: ({ name }) => <code>{name}</code> },
    {
      head: t('bo-system:setting.value'),
      cell: ({ value, isSet }) => value ?? t(isSet ? 'bo-system:setting.isSet' : 'bo-system:setting.notSet'),
    },
  ];
  return (
    <DataTable
      caption={t('bo-system:setting.environment')}
      rows={rows}
      columns={columns}
      keyOf={({ name }) => name}
    />
  );
}

interface SheetProps {
  row: SettingRow;
  act: Act<'save'>;
  onClose: () => void;
}

function SettingSheet({ row, act, onClose }: SheetProps) {
  const { t } = useWords();
  const shown = useShownValue();
  const { name, kind, words, minimum, maximum, usual, version } = row;
  const form = useForm({ defaultValues: { value: String(row.value) } });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, {
    name: `setting ${name}`,
    title: t(`bo-system:setting.names.${name}`),
    version,
  });
  const params = { name };
  const save = async (value: number | string) => {
    const send = () =>
      callApi('PATCH /api/admin/v1/settings/:name', { params, body: { value } }, { version });
    if (!(await act('save', send))) return;
    draft.finish();
    onClose();
  };
  const reset = async () => {
    const send = () => callApi('DELETE /api/admin/v1/settings/:name', { params }, { version });
    if (await act('save', send)) onClose();
  };
  const submit = handleSubmit(({ value }) => save(kind === 'CHOICE' ? value : Number(value)));
  return (
    <Sheet title={t(`bo-system:setting.names.${name}`)} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        {kind === 'CHOICE' ? (
          <FieldFrame label={t('bo-system:setting.value')}>
            {(ids) => (
              <select className="input" {...register('value')} {...ids}>
                {words.map((word) => (
                  <option key={word} value={word}>
                    {t(`bo-system:setting.word.${word}`)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        ) : (
          <Field
            label={t(`bo-system:setting.kind.${kind}`)}
            inputMode="numeric"
            error={formState.errors.value && t('bo-system:setting.range', { minimum, maximum })}
            {...register('value', {
              validate: (typed) =>
                /^\d+$/.test(typed) && Number(typed) >= minimum && Number(typed) <= maximum,
            })}
          />
        )}
        <div className="sheet-acts">
          <Button type="submit" loading={formState.isSubmitting}>
            {t('bo-system:setting.save')}
          </Button>
          {version > 0 && (
            <Button kind="text" onClick={() => void reset()}>
              {t('bo-system:setting.reset', { value: shown(row, usual) })}
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
}
