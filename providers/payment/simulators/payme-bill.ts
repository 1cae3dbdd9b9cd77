/** The contents of a link to Payme's page (integrations.md 1.4); `tiyin`: the amount in the link. */
export interface PaymeBill {
  merchantId: string;
  orderNumber: string;
  tiyin: number;
  language: 'ru' | 'uz' | 'en';
  /** Where the browser is sent after the payment; null = nowhere. */
  back: string | null;
}

/** Parses a link to Payme's page; undefined if the path is not one. */
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
