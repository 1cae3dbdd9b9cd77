import { useState } from 'react';
import { Link } from 'react-router';
import type { PiecePricesPreview, RefusedPrice, WishedPrice } from '#contract/admin/prices/piece-price.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ApplyForm, type Sending } from '../preview/apply-form.tsx';
import { PricePreviewPart } from '../preview/price-preview.tsx';

interface Props {
  rows: WishedPrice[];
  preview: PiecePricesPreview;
  /** Starts the next table; omitted = there is a single piece. */
  onAgain?: () => void;
}

/** The effect of the prices, and the button that sets them; afterwards the result. */
export function ApplyPrices({ rows, preview, onAgain }: Props) {
  const { t } = useWords();
  const { pieces, needsApproval, refused } = preview;
  const [done, setDone] = useState<number | null>(null);
  const send = async ({ key, ...reason }: Sending) => {
    const { changed } = await callApi('POST /api/admin/v1/prices', { body: { rows, ...reason } }, { key });
    setDone(changed);
  };
  if (done !== null)
    return (
      <>
        <Notice tone="ok">{t('bo-prices:piece.done', { count: done })}</Notice>
        {onAgain && (
          <div className="price-actions">
            <Button kind="secondary" onClick={onAgain}>
              {t('bo-prices:piece.again')}
            </Button>
          </div>
        )}
      </>
    );
  return (
    <>
      <Refused rows={refused} />
      {pieces > 0 && (
        <ApplyForm needsApproval={needsApproval} action={t('bo-prices:preview.apply')} send={send} />
      )}
      <PricePreviewPart preview={preview} />
    </>
  );
}

/** Rows that are not changed, and why. */
function Refused({ rows }: { rows: readonly RefusedPrice[] }) {
  const { t } = useWords();
  if (rows.length === 0) return null;
  return (
    <Notice tone="bad">
      <ul>
        {rows.map(({ serial, code }) => (
          <li key={`${serial} ${code}`}>
            <Link to={`/pieces/${serial}`}>{serial}</Link> {t(`bo-prices:piece.refused.${code}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
