/** The contents of a link to Payme's page (integrations.md 1.4); `tiyin` is the sum in the link. */
export interface PaymeBill {
  merchantId: string;
  orderNumber: string;
  tiyin: number;
  language: 'ru' | 'uz' | 'en';
  /** The address to which the browser goes after the payment; null = none. */
  back: string | null;
}

/** Reads a link to Payme's page; undefined: the path is no such link. */
export function readPaymeLink(path: string): PaymeBill | undefined {
  const text = Buffer.from(path, 'base64').toString('utf8');
  const pairs = new Map(
    text.split(';').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    }),
  );
  const merchantId = pairs.get('m') ?? '';
  const tiyin = Number(pairs.get('a'));
  if (!/^[0-9a-f]{24}$/.test(merchantId) || !Number.isSafeInteger(tiyin)) return undefined;
  const language = pairs.get('l');
  const back = pairs.get('c') ?? '';
  return {
    merchantId,
    orderNumber: pairs.get('ac.order_id') ?? '',
    tiyin,
    language: language === 'uz' || language === 'en' ? language : 'ru',
    back: /^https?:\/\/\S+$/.test(back) && URL.canParse(back) ? back : null,
  };
}
