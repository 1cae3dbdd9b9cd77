import { pageLanguages, type PageLanguage } from '#contract/words.ts';

/** The picture of a link preview in messengers (drawn by server/preview). */
export interface Preview {
  kind: 'products' | 'categories' | 'collections' | 'moments';
  /** A product's id, a category's or a collection's English slug, a moment's name. */
  name: string | number;
  /** The price on the picture: messengers cache a picture by its address, so another price has another address (SEO-7). */
  priceSom?: number | null;
}

const locales: Record<PageLanguage, string> = {
  uz: 'uz_UZ',
  'uz-Cyrl': 'uz_Cyrl_UZ',
  ru: 'ru_RU',
  en: 'en_GB',
};
const sizes = { wide: [1200, 630], square: [1080, 1080] } as const;

/** The language and the pictures of a link preview: a wide one, and a square one, which Telegram and WhatsApp do not crop. */
export function previewTags(
  preview: Preview | undefined,
  { origin, language, title }: { origin: string; language: PageLanguage; title: string },
) {
  const otherLanguages = pageLanguages.filter((other) => other !== language);
  const path = preview ? `${preview.kind}/${preview.name}` : 'shop/zarona';
  const version = preview?.priceSom ? `?v=${preview.priceSom.toString(36)}` : '';
  const pictures = (['wide', 'square'] as const).flatMap((shape) => [
    {
      property: 'og:image',
      content: `${origin}/previews/${path}/${language === 'uz-Cyrl' ? 'cyrl' : language}-${shape}.jpg${version}`,
    },
    { property: 'og:image:width', content: String(sizes[shape][0]) },
    { property: 'og:image:height', content: String(sizes[shape][1]) },
    { property: 'og:image:alt', content: title },
  ]);
  return [
    { property: 'og:locale', content: locales[language] },
    ...otherLanguages.map((other) => ({ property: 'og:locale:alternate', content: locales[other] })),
    ...pictures,
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
