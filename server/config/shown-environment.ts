import type { Config } from './config.ts';
import { limitVariables } from './config-limits.ts';

interface ShownVariable {
  name: string;
  /** Null = not set, or a secret. */
  value: string | null;
  isSet: boolean;
}

/** Returns the environment for the staff: limits with their values; for secrets only whether they are set. */
export function shownEnvironment({ limits, secrets, publicUrl, shopMail }: Config): ShownVariable[] {
  const shown = (name: string, value: string | number | undefined): ShownVariable => ({
    name,
    value: value === undefined ? null : String(value),
    isSet: value !== undefined,
  });
  const known = Object.entries<number | readonly string[] | undefined>({ ...limits });
  return [
    shown('PUBLIC_URL', publicUrl),
    shown('SHOP_MAIL', shopMail),
    ...Object.keys(limitVariables).map((name) => {
      const field = name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      const value = known.find(([key]) => key === field)?.[1];
      return shown(name, typeof value === 'number' ? value : value?.join(',') || undefined);
    }),
    ...Object.entries(secrets.payments).map(([name, settings]) => ({
      name: name.toUpperCase(),
      value: null,
      isSet: settings !== undefined,
    })),
  ];
}
