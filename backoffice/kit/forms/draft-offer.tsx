import { useEffect, useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../instants.ts';
import { Notice } from '../notice.tsx';
import { useWords } from '../words.tsx';
import type { Draft } from './use-draft.ts';

/** Offers the stored draft of this form until it is restored or discarded. */
export function DraftOffer({ draft: { offer, restore, discard } }: { draft: Draft }) {
  const { t, language } = useWords();
  const place = useRef<HTMLDivElement>(null);
  // after a reload the page may be scrolled down to where the person was typing
  useEffect(() => {
    if (offer !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [offer]);
  if (offer === null) return null;
  return (
    <div ref={place}>
      <Notice tone="info">
        {t('bo-shell:draft.offer', { at: formatInstant(new Date(offer.at).toISOString(), language) })}
        <span className="notice-acts">
          <Button kind="text" onClick={restore}>
            {t('bo-shell:draft.restore')}
          </Button>
          <Button kind="text" onClick={discard}>
            {t('bo-shell:draft.discard')}
          </Button>
        </span>
      </Notice>
    </div>
  );
}
