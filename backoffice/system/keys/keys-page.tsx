import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ApiKey } from '#contract/admin/system/key.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { Nothing, Notice } from '../../kit/notice.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { Status, type Tone } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { SystemFrame } from '../../shell/system/system-frame.tsx';
import { useAction } from '../../shell/use-action.ts';
import { NewKeySheet } from './new-key-sheet.tsx';
import '../system.css';

export const loader = withPermission('keys.read', () => callApi('GET /api/admin/v1/keys', {}));

/** API keys for other programs. */
export function Component() {
  const { t } = useWords();
  const { rows, grantable } = useLoaderData<typeof loader>();
  const mayWrite = hasPermission(useSession(), 'keys.write');
  const [isMaking, setMaking] = useState(false);
  const [openId, setOpenId] = useState<number | null>(null);
  const { runAction, outcome, isBusy } = useAction<'revoke'>(() => t('bo-system:key.revoked'));
  const open = rows.find(({ id }) => id === openId);
  const revoke = async ({ id }: ApiKey) => {
    await runAction('revoke', () => callApi('DELETE /api/admin/v1/keys/:id', { params: { id } }));
    setOpenId(null);
  };
  return (
    <SystemFrame
      tab="keys"
      actions={mayWrite && <Button onClick={() => setMaking(true)}>{t('bo-system:key.make')}</Button>}
    >
      <p className="ink-2">{t('bo-system:key.lead')}</p>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      {rows.length > 0 ? (
        <KeysTable rows={rows} onOpen={setOpenId} />
      ) : (
        <Nothing title={t('bo-system:key.empty')} />
      )}
      {isMaking && <NewKeySheet grantable={grantable} onClose={() => setMaking(false)} />}
      {open && (
        <KeySheet
          apiKey={open}
          isBusy={isBusy}
          onRevoke={mayWrite ? () => void revoke(open) : null}
          onClose={() => setOpenId(null)}
        />
      )}
    </SystemFrame>
  );
}

const toneOf: Record<ApiKey['state'], Tone> = { ACTIVE: 'done', EXPIRED: 'over', REVOKED: 'over' };

function KeysTable({ rows, onOpen }: { rows: ApiKey[]; onOpen: (id: number) => void }) {
  const { t, language } = useWords();
  const columns: DataColumn<ApiKey>[] = [
    {
      head: t('bo-system:key.name'),
      cell: ({ id, name, prefix }) => (
        <span className="message-title">
          <button type="button" className="row-link system-open" onClick={() => onOpen(id)}>
            {name}
          </button>
          <code className="meta ink-2">{prefix}…</code>
        </span>
      ),
    },
    {
      head: t('bo-system:column.state'),
      cell: ({ state }) => <Status tone={toneOf[state]}>{t(`bo-system:key.state.${state}`)}</Status>,
    },
    {
      head: t('bo-system:key.scopes'),
      className: 'num',
      isLabelled: true,
      cell: ({ scopes }) => formatInteger(scopes.length, language),
    },
    {
      head: t('bo-system:key.used'),
      isLabelled: true,
      cell: ({ usedAt }) => (usedAt === null ? t('bo-system:key.never') : formatInstant(usedAt, language)),
    },
    {
      head: t('bo-system:key.until'),
      className: 'wide-only',
      cell: ({ expiresAt }) => formatInstant(expiresAt, language),
    },
    { head: t('bo-system:key.madeBy'), className: 'wide-only ink-2', cell: ({ madeBy }) => madeBy.name },
  ];
  return (
    <DataTable caption={t('bo-shell:system.keys')} rows={rows} columns={columns} keyOf={({ id }) => id} />
  );
}

interface SheetProps {
  apiKey: ApiKey;
  isBusy: boolean;
  onRevoke: (() => void) | null;
  onClose: () => void;
}

function KeySheet({ apiKey, isBusy, onRevoke, onClose }: SheetProps) {
  const { t, language } = useWords();
  const { name, prefix, scopes, madeBy, createdAt, expiresAt, usedAt, usedIp, state } = apiKey;
  return (
    <Sheet title={name} isOpen onClose={onClose}>
      <dl className="facts">
        <dt>{t('bo-system:key.begins')}</dt>
        <dd>
          <code>{prefix}…</code>
        </dd>
        <dt>{t('bo-system:column.state')}</dt>
        <dd>
          <Status tone={toneOf[state]}>{t(`bo-system:key.state.${state}`)}</Status>
        </dd>
        <dt>{t('bo-system:key.madeBy')}</dt>
        <dd>{`${madeBy.name}, ${formatInstant(createdAt, language)}`}</dd>
        <dt>{t('bo-system:key.until')}</dt>
        <dd>{formatInstant(expiresAt, language)}</dd>
        <dt>{t('bo-system:key.used')}</dt>
        <dd>
          {usedAt === null
            ? t('bo-system:key.never')
            : [formatInstant(usedAt, language), usedIp].filter(Boolean).join(', ')}
        </dd>
        <dt>{t('bo-system:key.scopes')}</dt>
        <dd>
          <ul className="system-words">
            {scopes.map((scope) => (
              <li key={scope}>{t(`bo-system:scope.${scope}`)}</li>
            ))}
          </ul>
        </dd>
      </dl>
      {state === 'ACTIVE' && onRevoke && (
        <div className="sheet-actions">
          <p className="ink-2">{t('bo-system:key.revokeLead')}</p>
          <Button kind="secondary" loading={isBusy} onClick={onRevoke}>
            {t('bo-system:key.revoke')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
