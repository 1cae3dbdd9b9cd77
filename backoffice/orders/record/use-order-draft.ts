import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { StaffOrder, StaffOrderAction } from '#contract/admin/order.ts';
import { type Draft, useDraft } from '../../kit/forms/use-draft.ts';
import { useWords } from '../../kit/words.tsx';

/** The draft of the form of an order's action. */
export function useOrderDraft<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  { number, version }: StaffOrder,
  action: StaffOrderAction,
): Draft {
  const { t } = useWords();
  return useDraft(form, {
    name: `order ${number} ${action}`,
    title: `${number}: ${t(`bo-orders:action.${action}`)}`,
    version,
  });
}
