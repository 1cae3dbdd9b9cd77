import { useEffect, useState } from 'react';
import { usePage } from '#storefront/shell/page.ts';
import type { ReservedNote } from './reserved-note.tsx';

/** Says by whom a piece is reserved now; loaded with JavaScript, and only if there is a reserved piece. */
export function Reserved(about: { productId: number; itemId: number | null }) {
  const { t } = usePage();
  const [Note, setNote] = useState<typeof ReservedNote | null>(null);
  useEffect(() => {
    void import('./reserved-note.tsx').then((note) => setNote(() => note.ReservedNote));
  }, []);
  return Note ? <Note {...about} /> : <p>{t('product:reservedText')}</p>;
}
