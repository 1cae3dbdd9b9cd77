import { useSession } from '../../shell/session.ts';

/** Whether customers can only be looked up by the whole phone, as by staff limited to some stores. */
export const useIsByPhone = (): boolean =>
  useSession()?.permissions.some(
    ({ permission, scope }) => permission === 'customers.read' && scope === 'OWN',
  ) ?? false;
