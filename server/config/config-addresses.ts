import { Type, type Static } from 'typebox';

/** Where this process listens, and the names and addresses under which it is reached. */
export interface AddressSettings {
  /** 0 = any free port. A worker serves only its health check on it. */
  port: number;
  /** The address to listen on. Default: in production all addresses of this machine, in a demo only 127.0.0.1. */
  host: string;
  role: 'all' | 'web' | 'worker';
  /** Origin under which shoppers reach the shop, without a trailing slash. */
  publicUrl: string;
  /**
   * Host names under which the shop responds, without ports: the one of PUBLIC_URL and, outside production, this machine's own. Undefined:
   * PUBLIC_URL is not set, and any name is accepted.
   */
  hostnames: readonly string[] | undefined;
  /** Proxies trusted to report the shopper's address and scheme, separated by commas; undefined = none. */
  trustedProxies: string | undefined;
  /** Port of the simulators of payment providers in development; undefined = at a fixed distance from the shop's port. */
  providersPort: number | undefined;
}

const portPattern = '^(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])$';

/** Different, so that a worker can run on the same machine as the shop. */
const defaultPorts = { all: 3000, web: 3000, worker: 3001 };

/** The variables as read: texts. */
export const addressVariables = {
  PORT: Type.Optional(Type.String({ pattern: portPattern })),
  HOST: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9.:_-]+$' })),
  ROLE: Type.Enum(['all', 'web', 'worker'], { default: 'all' }),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#@]+/?$' })),
  TRUSTED_PROXIES: Type.Optional(Type.String({ pattern: '^[\\dA-Fa-f.:/]+(,[\\dA-Fa-f.:/]+)*$' })),
  PROVIDERS_PORT: Type.Optional(Type.String({ pattern: portPattern })),
};

/** The ends of sentences such as "PORT must be …". */
export const addressesMustBe = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address of this machine, or 0.0.0.0 for all of them',
  ROLE: 'all, web or worker',
  PUBLIC_URL: 'an address without a path, like https://zarona.uz',
  TRUSTED_PROXIES: 'addresses or networks with commas between them, like 10.0.0.2,172.16.0.0/12',
  PROVIDERS_PORT: 'a port number from 0 to 65535',
};

const AddressVariables = Type.Object(addressVariables);

export function addressSettings(
  values: Static<typeof AddressVariables>,
  isProduction: boolean,
): AddressSettings {
  return {
    port: Number(values.PORT ?? defaultPorts[values.ROLE]),
    host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    role: values.ROLE,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT ?? defaultPorts[values.ROLE]}`).replace(
      /\/$/,
      '',
    ),
    hostnames: hostnames(values.PUBLIC_URL, isProduction),
    trustedProxies: values.TRUSTED_PROXIES,
    providersPort: values.PROVIDERS_PORT === undefined ? undefined : Number(values.PROVIDERS_PORT),
  };
}

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

function hostnames(publicUrl: string | undefined, isProduction: boolean): readonly string[] | undefined {
  if (publicUrl === undefined) return undefined;
  const { hostname } = new URL(publicUrl);
  return isProduction ? [hostname] : [hostname, ...thisMachine.filter((name) => name !== hostname)];
}
