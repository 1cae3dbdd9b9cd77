import { useState } from 'react';
import type { ModelsPromotionPreview } from '#contract/admin/catalog/model-bulk.ts';
import { Field } from '#ui/controls/field.tsx';
import { formatInteger, formatSom } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { BulkPreviewView } from '../../shell/bulk/bulk-preview.tsx';
import type { NameOf } from '../../shell/bulk/facts-in-words.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { PricePreviewPart } from '../preview/price-preview.tsx';
import { RequestedNotice } from '../preview/requested-notice.tsx';
import { useApply } from '../preview/use-apply.ts';

interface Props {
  kind: 'models.promotion' | 'models.end-promotion';
  preview: ModelsPromotionPreview;
  nameOf: NameOf;
  onBegun: (jobId: string) => void;
  onBack: () => void;
}

/** Which models change, and what that makes of the prices of their pieces; above the limits a second person is asked. */
export function ModelsPreview({ kind, preview, nameOf, onBegun, onBack }: Props) {
  const { t, language } = useWords();
  const [reason, setReason] = useState('');
  const { apply, approvalId, error, isBusy } = useApply();
  const { token, prices } = preview;
  const typed = reason.trim();
  const begin = () =>
    apply(async () => {
      const body = { token, ...(typed !== '' && { reason: typed }) };
      const { jobId } =
        kind === 'models.promotion'
          ? await callApi('POST /api/admin/v1/models/bulk/promotion', { body })
          : await callApi('POST /api/admin/v1/models/bulk/end-promotion', { body: { token } });
      onBegun(jobId);
    });
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
      <dl className="preview-figures">
        <div className="preview-sum">
          <dt>{t('bo-prices:reduction.targeted')}</dt>
          <dd>{formatInteger(prices.targeted, language)}</dd>
        </div>
        <div className="preview-sum">
          <dt>{t('bo-prices:reduction.total')}</dt>
          <dd>{formatSom(prices.total, language)}</dd>
        </div>
      </dl>
      <PricePreviewPart preview={prices} />
    </>
  );
}
