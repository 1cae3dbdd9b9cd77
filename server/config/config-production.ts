/** A key with fewer distinct characters was typed, not generated: 32 random hexadecimal digits have at least ten. */
const minDistinct = 10;

type Given = Readonly<Record<string, string | undefined>>;

/** Returns the errors that prevent a start in production, each with the name of its variable. */
export function wrongInProduction(given: Given): string[] {
  return [
    ...missingInProduction(given),
    ...plainAddress(given),
    ...demoSwitches(given),
    ...weakSecrets(given),
  ];
}

function missingInProduction(given: Given): string[] {
  return [
    ...(given['SECRET_KEY'] === undefined
      ? ['SECRET_KEY must be set in production (openssl rand -hex 32 makes one).']
      : []),
    ...(given['PUBLIC_URL'] === undefined
      ? ['PUBLIC_URL must be set in production: the address that shoppers type, like https://zarona.uz.']
      : []),
  ];
}

/** Names of this machine: a shop reached only by them is being tried out. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Without TLS, the cookies of logins and codes could be intercepted. */
function plainAddress({ PUBLIC_URL: address }: Given): string[] {
  if (address === undefined || !URL.canParse(address)) return [];
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || loopback.has(hostname)
    ? []
    : [`PUBLIC_URL=${address} is refused in production: shoppers come by https; http is for localhost only.`];
}

/**
 * Each is unsafe in a shop that takes money: orders that nobody pays for, codes that anybody on the machine can read, other people's
 * phones.
 */
const switches: readonly { name: string; isOn: (value: string) => boolean; why: string }[] = [
  {
    name: 'FAKE_PAYMENTS',
    isOn: (value) => value === 'on',
    why: 'is the test bank, by which everybody pays without money',
  },
  {
    name: 'SMS',
    isOn: (value) => value === 'file',
    why: 'writes codes of shoppers into a file; name a gateway, or leave it out',
  },
  { name: 'CHECKOUT_CODE', isOn: (value) => value === 'off', why: 'lets orders be placed under any phone' },
  { name: 'PROVIDERS_PORT', isOn: () => true, why: 'is of the simulators of payment providers' },
  {
    name: 'CLICK_DELIVERY_IKPU',
    isOn: (value) => value.startsWith('DEMO-'),
    why: 'is a made-up code; receipts need the real one',
  },
  {
    name: 'CLICK_DELIVERY_PACKAGE',
    isOn: (value) => value.startsWith('DEMO-'),
    why: 'is a made-up code; receipts need the real one',
  },
];

function demoSwitches(given: Given): string[] {
  return switches.flatMap(({ name, isOn, why }) => {
    const value = given[name];
    return value !== undefined && isOn(value)
      ? [`${name}=${value} is refused in production: it ${why}.`]
      : [];
  });
}

function weakSecrets(given: Given): string[] {
  return ['SECRET_KEY', 'UZUM_PASSWORD'].flatMap((name) => {
    const value = given[name];
    const least = name === 'SECRET_KEY' ? minDistinct : 5;
    return value !== undefined && isWeak(value, least)
      ? [`${name} is too weak for production: it repeats itself (openssl rand -hex 32 makes one).`]
      : [];
  });
}

/** Whether a key can be guessed: one repeated letter, a repeated word, or `0123456789abcdef…`. */
export function isWeak(key: string, least = minDistinct): boolean {
  return new Set(key).size < least || isRepeated(key) || isRow(key);
}

/** Whether it consists of a shorter text repeated at least twice. */
function isRepeated(key: string): boolean {
  return (key + key).indexOf(key, 1) < key.length;
}

/** Whether most of its characters are adjacent to the previous one in the alphabet or in the digits. */
function isRow(key: string): boolean {
  const codes = Array.from(key, (sign) => sign.charCodeAt(0));
  const following = codes.filter((code, at) => at > 0 && Math.abs(code - (codes[at - 1] ?? 0)) <= 1);
  return following.length > key.length / 2;
}
