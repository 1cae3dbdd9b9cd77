import { useEffect, useState } from 'react';
import { usePage } from '#storefront/shell/page.ts';
import type { ReservedNote } from './reserved-note.tsx';

/** Who has a piece at this moment, where others have it: loaded with JavaScript, and only where there is such a piece. */
export function Reserved(about: { productId: number; itemId: number | null }) {
  const { t } = usePage();
  const [Note, setNote] = useState<typeof ReservedNote | null>(null);
  useEffect(() => {
    void import('./reserved-note.tsx').then((note) => setNote(() => note.ReservedNote));
  }, []);
  return Note ? <Note {...about} /> : <p>{t('product:reservedText')}</p>;
}
