import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import type { ImportMapping, StaffImport } from '#contract/admin/system/import.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { ExchangeFrame } from '../exchange-frame.tsx';
import { Found } from './found.tsx';
import { ImportProblem } from './import-problem.tsx';
import { ImportStatus } from './import-state.tsx';
import { withNoPrice } from './mapping-form.ts';
import { MappingSection } from './mapping-section.tsx';
import { useImport } from './use-import.ts';

export const loader = withPermission('imports.run', async ({ params }) => {
  const id = Number(params['id']);
  const [loaded, mappings] = await Promise.all([
    callApi('GET /api/admin/v1/imports/:id', { params: { id } }),
    callApi('GET /api/admin/v1/import-mappings', {}),
  ]);
  return { loaded, mappings };
});

/** A file: how it is read, the result of a dry run, and the import itself. */
export function Component() {
  const { loaded, mappings } = useLoaderData<typeof loader>();
  const [current, setCurrent] = useImport(loaded);
  const [mapping, setMapping] = useState<ImportMapping>(loaded.mapping);
  const { attempt, error, isBusy } = useAttempt();
  const { id, state, fileName, allowedActions, failure } = current;
  const isChanged = JSON.stringify(mapping) !== JSON.stringify(current.mapping);
  const runAction = (action: Action) => void attempt(async () => setCurrent(await send(id, action, mapping)));
  return (
    <ExchangeFrame tab="imports">
      <header className="page-head record-head">
        <h2 className="section-name">{fileName}</h2>
        <ImportStatus state={state} />
        <Actions current={current} isChanged={isChanged} isBusy={isBusy} onAction={runAction} />
      </header>
      <ImportProblem error={error} />
      {failure !== null && (
        <Notice tone="bad">
          <p className="import-why">{failure}</p>
        </Notice>
      )}
      <Progress current={current} />
      <Found key={`${id} ${state}`} current={current} isChanged={isChanged} />
      <MappingSection
        current={current}
        mapping={mapping}
        mappings={mappings}
        onChange={(next) => setMapping(withNoPrice(next))}
        isLocked={!allowedActions.includes('TRY')}
      />
      {allowedActions.includes('DROP') && <DropLine id={id} />}
    </ExchangeFrame>
  );
}

type Action = 'TRY' | 'RUN' | 'RESUME' | 'CANCEL';
const routes = {
  RUN: 'POST /api/admin/v1/imports/:id/run',
  RESUME: 'POST /api/admin/v1/imports/:id/resume',
  CANCEL: 'POST /api/admin/v1/imports/:id/cancel',
} as const;
const send = (id: number, action: Action, mapping: ImportMapping): Promise<StaffImport> =>
  action === 'TRY'
    ? callApi('POST /api/admin/v1/imports/:id/preview', { params: { id }, body: { mapping } })
    : callApi(routes[action], { params: { id } });

interface ActionsProps {
  current: StaffImport;
  isChanged: boolean;
  isBusy: boolean;
  onAction: (action: Action) => void;
}

/** The available actions, the most likely one emphasized. */
function Actions({
  current: { state, allowedActions, isCancelling },
  isChanged,
  isBusy,
  onAction,
}: ActionsProps) {
  const { t } = useWords();
  const isSecond = (action: Action) =>
    action === 'CANCEL' || (action === 'TRY' && state !== 'NEW' && !isChanged);
  const actions = (['TRY', 'RUN', 'RESUME', 'CANCEL'] as const).filter((one) => allowedActions.includes(one));
  return (
    <div className="record-actions">
      {actions.map((action) => (
        <Button
          key={action}
          kind={isSecond(action) ? 'secondary' : 'primary'}
          loading={isBusy}
          disabled={(action === 'RUN' && isChanged) || isCancelling}
          onClick={() => onAction(action)}
        >
          {t(`bo-exchange:import.action.${action}`)}
        </Button>
      ))}
    </div>
  );
}

/** The progress of a job. */
function Progress({ current: { state, percent, position, isCancelling } }: { current: StaffImport }) {
  const { t, language } = useWords();
  if (state !== 'TRYING' && state !== 'RUNNING') return null;
  return (
    <div className="import-progress" role="status">
      <progress max={100} value={percent} aria-label={t(`bo-exchange:import.state.${state}`)} />
      <span>
        {isCancelling
          ? t('bo-exchange:import.cancelling')
          : t('bo-exchange:import.progress', { percent, rows: formatInteger(position, language) })}
      </span>
    </div>
  );
}

function DropLine({ id }: { id: number }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const drop = () =>
    void attempt(async () => {
      await callApi('DELETE /api/admin/v1/imports/:id', { params: { id } });
      await navigate('/exchange/imports');
    });
  return (
    <footer className="bar">
      <Link className="text-link" to="/exchange/imports">
        {t('bo-exchange:import.all')}
      </Link>
      <Button kind="text" loading={isBusy} onClick={drop}>
        {t('bo-exchange:import.action.DROP')}
      </Button>
      <ImportProblem error={error} />
    </footer>
  );
}
