import { useSession } from '../../shell/session.ts';

/** A member who works in some stores finds a customer by the whole phone alone. */
export const useIsByPhone = (): boolean =>
  useSession()?.permissions.some(
    ({ permission, scope }) => permission === 'customers.read' && scope === 'OWN',
  ) ?? false;

/** The phone by which they found one, as the API wants it: what was typed may have spaces, or no country. */
export function phoneOf(typed: string | null): string | undefined {
  const digits = (typed ?? '').replaceAll(/\D/g, '');
  const whole = /^(?:998)?(\d{9})$/.exec(digits)?.[1];
  return whole === undefined ? undefined : `+998${whole}`;
}
