import type { ModelsPromotionPreview } from '#contract/admin/catalog/model-bulk.ts';
import { formatInteger, formatSom } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { NameOf } from '../../shell/bulk/facts-in-words.ts';
import { PricedBulkPreview } from '../preview/priced-bulk-preview.tsx';

interface Props {
  kind: 'models.promotion' | 'models.end-promotion';
  preview: ModelsPromotionPreview;
  nameOf: NameOf;
  onBegun: (jobId: string) => void;
  onBack: () => void;
}

/** Which models change, and the effect on the prices of their pieces. */
export function ModelsPreview({ kind, ...of }: Props) {
  const { t, language } = useWords();
  const { prices } = of.preview;
  return (
    <PricedBulkPreview
      kind={kind}
      run={({ token, ...reason }) =>
        kind === 'models.promotion'
          ? callApi('POST /api/admin/v1/models/bulk/promotion', { body: { token, ...reason } })
          : callApi('POST /api/admin/v1/models/bulk/end-promotion', { body: { token } })
      }
      {...of}
    >
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
    </PricedBulkPreview>
  );
}
