import type {
  FunnelPart,
  FunnelPartName,
  FunnelStep,
  FunnelStepName,
} from '#contract/admin/figures/funnel.ts';
import { formatInteger } from '#ui/format.ts';
import { type DataColumn, DataTable } from '../../kit/list/data-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { formatShare } from '../../kit/numbers/share.ts';
import { KindLinks } from '../kind-links.tsx';

interface Props {
  by: FunnelPartName;
  kinds: readonly FunnelPartName[];
  steps: readonly FunnelStep[];
  parts: readonly FunnelPart[];
}

/** The steps compared in the table of parts. */
const shown: readonly FunnelStepName[] = ['PRODUCT', 'CART', 'CHECKOUT', 'ORDER', 'PAID'];

/** The same steps by device, language or source, and how many of the sessions ended in a paid order. */
export function FunnelParts({ by, kinds, steps, parts }: Props) {
  const { t } = useWords();
  return (
    <section>
      <h2 className="section-title">{t('bo-figures:funnel.parts')}</h2>
      <KindLinks
        label={t('bo-figures:funnel.parts')}
        kinds={kinds.map((id) => ({ id, label: t(`bo-figures:funnel.by.${id}`) }))}
        chosen={by}
      />
      <DataTable
        caption={t('bo-figures:funnel.parts')}
        rows={parts}
        keyOf={({ value }) => value ?? ''}
        columns={useColumns(by, steps)}
      />
    </section>
  );
}

function useColumns(by: FunnelPartName, steps: readonly FunnelStep[]): DataColumn<FunnelPart>[] {
  const { t, language } = useWords();
  const at = (step: FunnelStepName, { sessions }: FunnelPart) =>
    sessions[steps.findIndex((one) => one.step === step)] ?? 0;
  const number = (step: FunnelStepName): DataColumn<FunnelPart> => ({
    head: t(`bo-figures:funnel.name.${step}`),
    className: 'num',
    isLabelled: true,
    cell: (part) => formatInteger(at(step, part), language),
  });
  const nameOf = (value: string | null) => {
    if (value === null) return t('bo-figures:funnel.unknown');
    // a city's code has no text here
    return by === 'CITY' ? value : t(`bo-figures:funnel.value.${value}`, { defaultValue: value });
  };
  return [
    { head: t(`bo-figures:funnel.by.${by}`), cell: ({ value }) => <b>{nameOf(value)}</b> },
    number('SESSION'),
    ...shown.map(number),
    {
      head: t('bo-figures:funnel.conversion'),
      className: 'num',
      isLabelled: true,
      cell: (part) => {
        const sessions = at('SESSION', part);
        return sessions === 0 ? '—' : formatShare(at('PAID', part) / sessions, language);
      },
    },
  ];
}
