import { useEffect, useState } from 'react';
import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import { Nothing } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from './api.ts';

type Holders = StaffAnswer<'GET /api/admin/v1/permissions/:permission'>;

/** Replaces a screen that the role may not open: names the permission it needs, the roles that have it, and who can grant it. */
export function MissingPermission({ permission }: { permission: string }) {
  const { t } = useWords();
  const [holders, setHolders] = useState<Holders | null>(null);
  useEffect(() => {
    let isShown = true;
    void callApi('GET /api/admin/v1/permissions/:permission', { params: { permission } }).then(
      (answer) => isShown && setHolders(answer),
      // the missing permission is known without it
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [permission]);
  const rolesIn = (roles: readonly string[]) => roles.map((role) => t(`bo-shell:role.${role}`)).join(', ');
  return (
    <Nothing title={t('bo-shell:noPermission', { permission })}>
      {holders !== null && (
        <dl className="facts">
          <dt>{t('bo-shell:permissionRoles')}</dt>
          <dd>{rolesIn(holders.roles)}</dd>
          <dt>{t('bo-shell:permissionGivers')}</dt>
          <dd>
            {rolesIn(holders.givers)}
            {holders.people.length > 0 && <span className="ink-2"> {holders.people.join(', ')}</span>}
          </dd>
        </dl>
      )}
    </Nothing>
  );
}
