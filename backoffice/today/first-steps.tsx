import { useState } from 'react';
import { Link } from 'react-router';
import type { SetupStep, ShopSetup } from '#contract/admin/system/setup.ts';
import { Status } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { hasPermission, useSession } from '../shell/session.ts';
import { ReferenceSheet } from './reference-sheet.tsx';

/** Where each step is taken, and the permission that it needs. `to` null: it opens a sheet. */
const places = {
  REFERENCE: { to: null, permission: 'settings.write' },
  CONTACTS: { to: '/settings', permission: 'settings.write' },
  RATES: { to: '/prices/rates', permission: 'rates.write' },
  STORES: { to: '/content/stores', permission: 'content.write' },
  STAFF: { to: '/staff', permission: 'staff.write' },
  MODELS: { to: '/models/new', permission: 'catalog.write' },
  PIECES: { to: '/pieces/receive', permission: 'pieces.write' },
  PAGES: { to: '/content/pages', permission: 'content.write' },
  MESSAGES: { to: '/settings', permission: 'settings.write' },
  PAYMENTS: { to: '/settings', permission: 'settings.write' },
} as const satisfies Record<SetupStep, unknown>;

/** What a shop without orders still needs: the steps that the reader may take. */
export function FirstSteps({ steps, categories }: ShopSetup) {
  const { t } = useWords();
  const session = useSession();
  const [isFilling, setFilling] = useState(false);
  const own = (steps ?? []).filter(({ step }) => hasPermission(session, places[step].permission));
  if (own.length === 0) return null;
  const done = own.filter(({ isDone }) => isDone).length;
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 className="section-title" id="first-steps">
        {t('bo-today:first.title')}
      </h2>
      <p className="ink-2">{t('bo-today:first.why', { done, all: own.length })}</p>
      <ol>
        {own.map(({ step, isDone }) => (
          <li key={step}>
            <div>
              <StepLink step={step} onFill={() => setFilling(true)} />
              <p className="meta ink-2">{t(`bo-today:first.help.${step}`)}</p>
            </div>
            {isDone && <Status tone="done">{t('bo-today:first.done')}</Status>}
          </li>
        ))}
      </ol>
      {isFilling && <ReferenceSheet categories={categories} onClose={() => setFilling(false)} />}
    </section>
  );
}

function StepLink({ step, onFill }: { step: SetupStep; onFill: () => void }) {
  const { t } = useWords();
  const { to } = places[step];
  const words = t(`bo-today:first.step.${step}`);
  if (to !== null)
    return (
      <Link to={to} className="text-link">
        {words}
      </Link>
    );
  return (
    <button type="button" className="text-link" onClick={onFill}>
      {words}
    </button>
  );
}
