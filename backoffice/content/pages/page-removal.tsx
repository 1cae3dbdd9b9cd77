import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { PageUse, StaffPage } from '#contract/admin/content/page.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { SavingProblem } from '../../shell/saving.tsx';

/** Removes a page. While other pages link to it, it stays, and those links are listed. */
export function PageRemoval({ page: { slug, version, isOfShop, uses } }: { page: StaffPage }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const [isSure, setSure] = useState(false);
  const remove = () =>
    attempt(async () => {
      await callApi('DELETE /api/admin/v1/pages/:slug', { params: { slug } }, { version });
      await navigate('/content/pages');
    });
  return (
    <section className="form">
      <h2 className="section-title">{t('bo-content:pages.removal')}</h2>
      <p className="meta ink-2">
        {t(isOfShop ? 'bo-content:pages.removalOfShop' : 'bo-content:pages.removalHelp')}
      </p>
      {uses.length > 0 && <Uses uses={uses} />}
      <SavingProblem error={error} />
      {!isOfShop && uses.length === 0 && (
        <Button kind="secondary" loading={isBusy} onClick={() => (isSure ? void remove() : setSure(true))}>
          {t(isSure ? 'bo-content:pages.removeSure' : 'bo-content:pages.remove')}
        </Button>
      )}
    </section>
  );
}

function Uses({ uses }: { uses: readonly PageUse[] }) {
  const { t } = useWords();
  return (
    <>
      <p className="meta ink-2">{t('bo-content:pages.uses')}</p>
      <ul className="missing-parts">
        {uses.map(({ kind, id, title, isDraft }) => (
          <li key={`${kind} ${id}`}>
            <Link className="text-link" to={`/content/${kind}s/${id}`}>
              {t(`bo-content:pages.use.${kind}`, { title })}
            </Link>
            {isDraft && <span className="meta ink-2"> {t('bo-content:pages.useDraft')}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
