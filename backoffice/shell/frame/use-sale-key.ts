import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { StaffSession } from '#contract/admin/staff/staff.ts';
import { hasPermission } from '../session.ts';

const counter = '/counter';

/** F2 opens a sale from any screen, for staff who sell; in the sale it focuses the scanner's field. */
export function useSaleKey(session: StaffSession): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isOn = pathname !== counter && hasPermission(session, 'counter.sell');
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'F2' || pressed.defaultPrevented) return;
      pressed.preventDefault();
      void navigate(counter);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, navigate]);
}
