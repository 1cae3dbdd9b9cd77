import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { EnvironmentRow, SettingRow } from '#contract/admin/system/setting.ts';
import { formatInstant } from '../kit/instants.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { Notice } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { hasPermission, useSession } from '../shell/session.ts';
import { SystemFrame } from '../shell/system/system-frame.tsx';
import { useAction } from '../shell/use-action.ts';
import { SettingSheet } from './setting-sheet.tsx';
import { useShownSetting } from './shown-setting.ts';
import './system.css';

export const loader = withPermission('settings.read', () => callApi('GET /api/admin/v1/settings', {}));

const groups = [
  'contacts',
  'pages',
  'terms',
  'visits',
  'approvals',
  'counter',
  'work',
  'options',
  'people',
  'figures',
] as const;
const isExplained = (group: (typeof groups)[number]) =>
  group === 'contacts' || group === 'terms' || group === 'visits';

/** Settings stored in the shop, and those set by its environment. */
export function Component() {
  const { t } = useWords();
  const { rows, environment } = useLoaderData<typeof loader>();
  const [open, setOpen] = useState<SettingRow['name'] | null>(null);
  const { runAction, outcome } = useAction<'save'>(() => t('bo-system:setting.done'));
  const chosen = rows.find(({ name }) => name === open);
  return (
    <SystemFrame tab="settings">
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      {groups.map((group) => (
        <section key={group} className="setting-group">
          <h2 className="section-title">{t(`bo-system:setting.group.${group}`)}</h2>
          {isExplained(group) && <p className="ink-2">{t(`bo-system:setting.lead.${group}`)}</p>}
          <SettingsTable rows={rows.filter((row) => row.group === group)} onOpen={setOpen} group={group} />
        </section>
      ))}
      <details className="setting-group">
        <summary className="section-title">{t('bo-system:setting.environment')}</summary>
        <p className="ink-2">{t('bo-system:setting.environmentLead')}</p>
        <EnvironmentTable rows={environment} />
      </details>
      {chosen && (
        <SettingSheet key={chosen.name} row={chosen} runAction={runAction} onClose={() => setOpen(null)} />
      )}
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
  const shown = useShownSetting();
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
    {
      head: t('bo-system:setting.value'),
      cell: (row) => shown(row, row.value),
    },
    {
      head: t('bo-system:setting.defaultValue'),
      className: 'wide-only ink-2',
      cell: (row) => shown(row, row.defaultValue),
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
