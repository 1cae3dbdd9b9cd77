import { type ReactNode, useState } from 'react';
import type { BulkPreview } from '#contract/admin/bulk.ts';
import type { PricePreview } from '#contract/admin/prices/price-preview.ts';
import { Field } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { BulkPreviewView } from '../../shell/bulk/bulk-preview.tsx';
import type { NameOf } from '../../shell/bulk/facts-in-words.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { PricePreviewPart } from './price-preview.tsx';
import { RequestedNotice } from './requested-notice.tsx';
import { useApply } from './use-apply.ts';

interface Props {
  /** The kind of the job, such as `models.promotion`. */
  kind: string;
  preview: BulkPreview & { prices: PricePreview & { needsApproval: boolean } };
  nameOf: NameOf;
  run: (body: { token: string; reason?: string }) => Promise<{ jobId: string }>;
  onBegun: (jobId: string) => void;
  onBack: () => void;
  /** Additional figures, before those of the prices. */
  children?: ReactNode;
}

/** Which records change, and the effect on prices, if any; above the limits it is requested from a second person, with a reason. */
export function PricedBulkPreview({ kind, preview, nameOf, run, onBegun, onBack, children }: Props) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  const { apply, approvalId, error, isBusy } = useApply();
  const { token, prices } = preview;
  const typed = reason.trim();
  const begin = () =>
    apply(async () => onBegun((await run({ token, ...(typed !== '' && { reason: typed }) })).jobId));
  if (approvalId !== null) return <RequestedNotice approvalId={approvalId} />;
  const needsReason = prices.needsApproval && preview.changes > 0;
  return (
    <>
      <div className="form price-form">
        {needsReason && (
          <Field
            label={t('bo-prices:preview.reason')}
            helper={t('bo-prices:preview.reasonHelp')}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <ProblemLine error={error} />
        <BulkPreviewView
          kind={kind}
          preview={preview}
          nameOf={nameOf}
          isBusy={isBusy}
          {...(needsReason && { beginWords: t('bo-prices:preview.request') })}
          onBegin={() => void begin()}
          onBack={onBack}
        />
      </div>
      {children}
      {preview.changes > 0 && <PricePreviewPart preview={prices} />}
    </>
  );
}
