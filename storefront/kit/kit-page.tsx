import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { withTexts } from '#storefront/shell/i18n/texts.ts';
import { Kit } from './kit.tsx';

// `/dev/kit`, in development only (storefront/routes.ts). The header changes the language, the footer the theme.

export const handle = { noindex: true } satisfies PageHandle;
export const clientLoader = withTexts();
export const loader = () => null;
export const meta = () => [{ title: 'Kit | Zarona' }];

export default function KitPage() {
  const { language } = usePage();
  return <Kit language={language} />;
}
