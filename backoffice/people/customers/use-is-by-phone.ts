import { useSession } from '../../shell/session.ts';

/** A member who works in some stores finds a customer by the whole phone alone. */
export const useIsByPhone = (): boolean =>
  useSession()?.permissions.some(
    ({ permission, scope }) => permission === 'customers.read' && scope === 'OWN',
  ) ?? false;
