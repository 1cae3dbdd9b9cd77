import { useEffect, useState } from 'react';
import type { ReservedPiece } from '#contract/cart.ts';
import { fetchResource } from '#client/resource.ts';
import { formatTime } from '#ui/dates.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';

interface Props {
  productId: number;
  /** The piece it is about; null = any piece of the model. */
  itemId: number | null;
}

/** A moment after the end of the hold. */
const graceMs = 1500;
const minMs = 5000;
const maxMs = 60 * 60 * 1000;

/**
 * Whether another shopper is paying for the piece now, and when it may be free again (ui.md 3.9). Loaded when it is
 * shown, and again at that time.
 */
export function ReservedNote({ productId, itemId }: Props) {
  const { t, links } = usePage();
  const path = links.reserved(productId);
  const [reserved, setReserved] = useState<ReservedPiece[] | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const polling = new AbortController();
    const poll = async () => {
      const answer = await fetchResource<ReservedPiece[]>(path, { signal: polling.signal });
      setReserved(answer);
      const first = earliest(meant(answer, itemId));
      if (first === null) return;
      const waitMs = Math.min(Math.max(Date.parse(first) - Date.now() + graceMs, minMs), maxMs);
      timer = setTimeout(() => void poll().catch(ignore), waitMs);
    };
    void poll().catch(ignore);
    return () => {
      clearTimeout(timer);
      polling.abort();
    };
  }, [path, itemId]);
  if (reserved === null) return <p>{t('product:reservedText')}</p>;
  return (
    <p role="status">
      {noteOf(meant(reserved, itemId), { t, isOne: itemId !== null })}{' '}
      {meant(reserved, itemId).length === 0 && (
        <button type="button" className="button button-text small" onClick={() => location.reload()}>
          {t('product:lookAgain')}
        </button>
      )}
    </p>
  );
}

/** On an error the page keeps showing what it has. */
const ignore = () => {};

const meant = (reserved: readonly ReservedPiece[], itemId: number | null) =>
  reserved.filter((piece) => itemId === null || piece.itemId === itemId);

const earliest = (pieces: readonly ReservedPiece[]) =>
  pieces.flatMap(({ mayReturnAt }) => mayReturnAt ?? []).toSorted()[0] ?? null;

function noteOf(pieces: readonly ReservedPiece[], { t, isOne }: { t: T; isOne: boolean }): string {
  const first = earliest(pieces);
  if (first !== null)
    return t(isOne ? 'product:payingNow' : 'product:oneMayReturn', { time: formatTime(first) });
  return t(pieces.length > 0 ? 'product:orderedByOther' : 'product:freeAgain');
}
