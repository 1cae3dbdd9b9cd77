import type { PaymentSettings } from '#providers/payment/settings.ts';
import { isIP } from 'node:net';
import { Type, type Static } from 'typebox';

/** The variables, as texts. A provider without variables is switched off and not shown; some of its variables alone are an error. */
export const paymentVariables = {
  FISCAL_RECEIPTS: Type.Optional(Type.Enum(['on', 'off'])),
  PAYME_MERCHANT_ID: Type.Optional(Type.String({ pattern: '^[0-9a-f]{24}$' })),
  PAYME_KEY: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7E]{8,200}$' })),
  PAYME_CHECKOUT_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#@]+/?$' })),
  PAYME_ADDRESSES: Type.Optional(Type.String({ pattern: '^[\\dA-Fa-f.:/]+(,[\\dA-Fa-f.:/]+)*$' })),
  CLICK_SERVICE_ID: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })),
  CLICK_MERCHANT_ID: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })),
  CLICK_MERCHANT_USER_ID: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })),
  CLICK_SECRET_KEY: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7E]{6,200}$' })),
  CLICK_TIN: Type.Optional(Type.String({ pattern: '^(\\d{9}|\\d{14})$' })),
  CLICK_DELIVERY_IKPU: Type.Optional(Type.String({ pattern: '^(\\d{17}|DEMO-[\\w-]{1,20})$' })),
  CLICK_DELIVERY_PACKAGE: Type.Optional(Type.String({ pattern: '^(\\d{1,20}|DEMO-[\\w-]{1,15})$' })),
  CLICK_PAY_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#@]+/?$' })),
  CLICK_API_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#@]+/?$' })),
  // sent as a JSON number
  UZUM_SERVICE_ID: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,14}$' })),
  UZUM_LOGIN: Type.Optional(Type.String({ pattern: '^[\\x21-\\x39\\x3B-\\x7E]{1,100}$' })),
  UZUM_PASSWORD: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7E]{8,200}$' })),
  UZUM_PAY_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#@]+/?$' })),
};

/** The providers' real addresses, which production uses unless another address is set. */
const realAddresses = {
  PAYME_CHECKOUT_URL: 'https://checkout.paycom.uz',
  CLICK_PAY_URL: 'https://my.click.uz',
  CLICK_API_URL: 'https://api.click.uz',
  UZUM_PAY_URL: 'https://www.uzumbank.uz',
};
/** Used outside production unless a simulator or sandbox is set: the port of the discard service, where nothing listens. */
const nowhere = 'http://127.0.0.1:9';

/** Returns a sentence for each variable by which a demo or test names a host of real payments. */
export const realPaymentHosts = (given: Record<string, string | undefined>): string[] =>
  Object.keys(realAddresses).flatMap((name) => {
    const value = given[name];
    if (value === undefined || !URL.canParse(value)) return [];
    const isReal = Object.values(realAddresses).some(
      (real) => new URL(real).hostname === new URL(value).hostname,
    );
    return isReal
      ? [
          `${name}=${value} is refused outside production: real money moves there; name the sandbox or a simulator.`,
        ]
      : [];
  });

/** The ends of sentences such as "PAYME_KEY must be …". */
export const paymentMustBe = {
  FISCAL_RECEIPTS: 'on or off',
  PAYME_MERCHANT_ID: 'the id of the cash box: 24 digits and letters a to f',
  PAYME_KEY: 'the key of the cash box, without spaces',
  PAYME_CHECKOUT_URL: 'an address without a path, like https://checkout.paycom.uz',
  PAYME_ADDRESSES: 'addresses or networks with commas between them, like 185.234.113.0/28',
  CLICK_SERVICE_ID: 'the number of the service',
  CLICK_MERCHANT_ID: 'the number of the merchant',
  CLICK_MERCHANT_USER_ID: 'the number of the merchant user',
  CLICK_SECRET_KEY: 'the secret key of the service, without spaces',
  CLICK_TIN: 'the tax number of the seller: 9 digits, or 14 of a person',
  CLICK_DELIVERY_IKPU: 'the code of delivery in the classifier: 17 digits',
  CLICK_DELIVERY_PACKAGE: 'the code of its package: at most 20 digits',
  CLICK_PAY_URL: 'an address without a path, like https://my.click.uz',
  CLICK_API_URL: 'an address without a path, like https://api.click.uz',
  UZUM_SERVICE_ID: 'the number of the service',
  UZUM_LOGIN: 'the login that Uzum calls with, without spaces and colons',
  UZUM_PASSWORD: 'the password that Uzum calls with, at least 8 characters',
  UZUM_PAY_URL: 'an address without a path, like https://www.uzumbank.uz',
};

/** Which fiscal codes pieces need to be paid for online. REAL: codes of the classifier; DEMO_TOO: also the demo's made-up codes. */
export type FiscalRule = 'OFF' | 'REAL' | 'DEMO_TOO';

/** Production has to issue receipts and cannot use the demo's codes; the demo and tests require no codes by default. */
export function fiscalRule(wish: 'on' | 'off' | undefined, isProduction: boolean): FiscalRule {
  if ((wish ?? (isProduction ? 'on' : 'off')) === 'off') return 'OFF';
  return isProduction ? 'REAL' : 'DEMO_TOO';
}

export const paymentSecrets = ['PAYME_KEY', 'CLICK_SECRET_KEY', 'UZUM_PASSWORD'];

const needed = [
  ['PAYME_MERCHANT_ID', 'PAYME_KEY'],
  [
    'CLICK_SERVICE_ID',
    'CLICK_MERCHANT_ID',
    'CLICK_MERCHANT_USER_ID',
    'CLICK_SECRET_KEY',
    'CLICK_TIN',
    'CLICK_DELIVERY_IKPU',
    'CLICK_DELIVERY_PACKAGE',
  ],
  ['UZUM_SERVICE_ID', 'UZUM_LOGIN', 'UZUM_PASSWORD'],
];

/** Returns errors for providers of which only some variables are set. */
export const missingForPayments = (given: Record<string, string | undefined>): string[] =>
  needed.flatMap((names) => {
    const missing = names.filter((name) => given[name] === undefined);
    const [because] = names.filter((name) => given[name] !== undefined);
    return because === undefined
      ? []
      : missing.map((name) => `${name} must be set together with ${because}.`);
  });

/** Returns errors for addresses that match the pattern but are not addresses. */
export const wrongForPayments = ({ PAYME_ADDRESSES }: Record<string, string | undefined>): string[] =>
  PAYME_ADDRESSES === undefined || PAYME_ADDRESSES.split(',').every(isNetwork)
    ? []
    : [`PAYME_ADDRESSES must be ${paymentMustBe.PAYME_ADDRESSES}, not "${PAYME_ADDRESSES}".`];

/** Accepts `185.234.113.0/28`, or a single address. */
function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  return (
    family !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

const PaymentVariables = Type.Object(paymentVariables);

export function paymentSettings(
  values: Static<typeof PaymentVariables>,
  isProduction: boolean,
): PaymentSettings {
  const addressOf = (name: keyof typeof realAddresses): string =>
    withoutSlash(values[name] ?? (isProduction ? realAddresses[name] : nowhere));
  const { PAYME_MERCHANT_ID: merchantId, PAYME_KEY: key } = values;
  const { CLICK_SERVICE_ID: clickService, CLICK_SECRET_KEY: secretKey } = values;
  const { UZUM_SERVICE_ID: uzumService, UZUM_LOGIN: login, UZUM_PASSWORD: password } = values;
  return {
    payme:
      merchantId === undefined || key === undefined
        ? undefined
        : {
            merchantId,
            key,
            checkoutUrl: addressOf('PAYME_CHECKOUT_URL'),
            addresses: values.PAYME_ADDRESSES?.split(',') ?? [],
          },
    click:
      clickService === undefined || secretKey === undefined
        ? undefined
        : {
            serviceId: clickService,
            merchantId: values.CLICK_MERCHANT_ID ?? '',
            merchantUserId: values.CLICK_MERCHANT_USER_ID ?? '',
            secretKey,
            sellerTin: values.CLICK_TIN ?? '',
            deliveryIkpu: values.CLICK_DELIVERY_IKPU ?? '',
            deliveryPackageCode: values.CLICK_DELIVERY_PACKAGE ?? '',
            payUrl: addressOf('CLICK_PAY_URL'),
            apiUrl: addressOf('CLICK_API_URL'),
          },
    uzum:
      uzumService === undefined || login === undefined || password === undefined
        ? undefined
        : { serviceId: uzumService, login, password, payUrl: addressOf('UZUM_PAY_URL') },
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}
