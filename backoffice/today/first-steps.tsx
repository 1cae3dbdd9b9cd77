import { Link } from 'react-router';
import type { SalesOfPeriod } from '#contract/admin/figures.ts';
import { Status } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { hasPermission, useSession } from '../shell/session.ts';

/** The screen of each step, and the permission for it. */
const steps = [
  { name: 'staff', to: '/staff', permission: 'staff.write' },
  { name: 'model', to: '/models/new', permission: 'catalog.write' },
  { name: 'rate', to: '/prices/rates', permission: 'rates.write' },
] as const;

/** What a shop without orders needs first, for staff who may do some of it. */
export function FirstSteps(done: NonNullable<SalesOfPeriod['firstSteps']>) {
  const { t } = useWords();
  const session = useSession();
  const own = steps.filter(({ permission }) => hasPermission(session, permission));
  if (own.length === 0) return null;
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 className="section-title" id="first-steps">
        {t('bo-today:first.title')}
      </h2>
      <p className="ink-2">{t('bo-today:first.why')}</p>
      <ol>
        {own.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className="text-link">
              {t(`bo-today:first.${name}`)}
            </Link>
            {done[name] && <Status tone="done">{t('bo-today:first.done')}</Status>}
          </li>
        ))}
      </ol>
    </section>
  );
}
