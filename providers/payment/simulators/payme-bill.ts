/** What a link to Payme's page says (integrations.md 1.4); `tiyin` as it is written. */
export interface PaymeBill {
  merchantId: string;
  orderNumber: string;
  tiyin: number;
  language: 'ru' | 'uz' | 'en';
  /** Where the browser goes afterwards; null = nowhere. */
  back: string | null;
}

/** Undefined: no link to Payme's page. */
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
