import { data } from 'react-router';
import type { PageHandle } from '../../page.ts';
import { withTexts } from '../../i18n/texts.ts';

export const handle = { noindex: true } satisfies PageHandle;
export const clientLoader = withTexts();

export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
