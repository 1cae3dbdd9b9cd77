import { useState } from 'react';
import type { StaffOrder } from '#contract/admin/order.ts';
import { ActionMenu } from '../../kit/action-menu.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { LabelsSheet } from '../../shell/print/labels-sheet.tsx';
import { openPaper } from '../../shell/print/open-paper.ts';

/** The documents of an order, in its shopper's language: its packing slip, its acts, and the labels of its pieces. */
export function PrintMenu({ order }: { order: StaffOrder }) {
  const { t } = useWords();
  const [isLabelling, setLabelling] = useState(false);
  const { attempt, error } = useAttempt();
  const { number, language, lines } = order;
  const printSlip = () =>
    void attempt(() =>
      openPaper(() => callApi('POST /api/admin/v1/papers/slips', { body: { numbers: [number], language } })),
    );
  const printAct = (act: 'hand-over' | 'return') =>
    void attempt(() =>
      openPaper(() => callApi(`POST /api/admin/v1/papers/${act}`, { body: { number, language } })),
    );
  const hasReturned = lines.some(({ returnedAt }) => returnedAt !== null);
  return (
    <>
      <ActionMenu
        label={t('bo-orders:print.title')}
        actions={[
          { id: 'slip', label: t('bo-orders:print.slip'), onAction: printSlip },
          { id: 'handOver', label: t('bo-orders:print.handOver'), onAction: () => printAct('hand-over') },
          ...(hasReturned
            ? [{ id: 'back', label: t('bo-orders:print.back'), onAction: () => printAct('return') }]
            : []),
          { id: 'labels', label: t('bo-orders:print.labels'), onAction: () => setLabelling(true) },
        ]}
      />
      <ProblemLine error={error} />
      {isLabelling && (
        <LabelsSheet
          serials={lines.map(({ piece }) => piece.serialNumber)}
          onClose={() => setLabelling(false)}
        />
      )}
    </>
  );
}
