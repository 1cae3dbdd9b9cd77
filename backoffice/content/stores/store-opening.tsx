import type { StaffStore } from '#contract/admin/content/store.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';

interface Props {
  store: StaffStore;
  isDirty: boolean;
}

const uses = ['pieces', 'orders', 'transfers', 'visits', 'cashDays'] as const;

/** Shows or hides a store on the site; it can be closed only if it contains no pieces. */
export function StoreOpening({ store: { id, version, closedAt }, isDirty }: Props) {
  const { t } = useWords();
  const { save, error, isBusy } = useSaving(() => undefined);
  const isClosed = closedAt !== null;
  const params = { id };
  const send = () =>
    isClosed
      ? callApi('POST /api/admin/v1/stores/:id/open', { params }, { version })
      : callApi('POST /api/admin/v1/stores/:id/close', { params }, { version });
  return (
    <section className="form">
      <div className="sheet-actions">
        <Status tone={isClosed ? 'over' : 'done'}>
          {t(isClosed ? 'bo-content:stores.isClosed' : 'bo-content:stores.isOpen')}
        </Status>
        <Button
          kind={isClosed ? 'secondary' : 'text'}
          type="button"
          loading={isBusy}
          disabled={isDirty}
          onClick={() => void save(send)}
        >
          {t(isClosed ? 'bo-content:stores.open' : 'bo-content:stores.close')}
        </Button>
        {isDirty && <p className="meta ink-2">{t('bo-content:saveFirst')}</p>}
      </div>
      <SavingProblem error={error} />
      <Why error={error} />
    </section>
  );
}

/** What is missing before it can be opened, or what is left in it before it can be closed. */
function Why({ error }: { error: unknown }) {
  const { t } = useWords();
  if (!isApiProblem(error)) return null;
  const facts = error.problem.facts ?? {};
  const missing = Array.isArray(facts['missing'])
    ? facts['missing'].map((name) => t(`bo-content:missing.${String(name)}`))
    : [];
  const left = uses.flatMap((name) => {
    const count = facts[name];
    return typeof count === 'number' && count > 0
      ? [t(`bo-content:stores.left.${name}`, { count: String(count) })]
      : [];
  });
  const reasons = [...missing, ...left];
  if (reasons.length === 0) return null;
  return (
    <ul className="missing-parts">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
