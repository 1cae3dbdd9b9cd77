import type { StaffOrder } from '#contract/admin/order.ts';
import { callApi } from '../../shell/api.ts';
import { chosenLabels } from '../../shell/print/label-choice.ts';
import { openPaper } from '../../shell/print/open-paper.ts';

const storageKey = 'bo-print-assembled';

/** Whether this device prints the documents of an order that was assembled on it. */
export const printsAssembled = (): boolean => localStorage.getItem(storageKey) !== 'off';

export function setPrintsAssembled(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
}

/** Prints the packing slip and the labels of an order in its shopper's language, the labels in this device's layout. */
export async function printAssembled({ number, language, lines }: StaffOrder): Promise<void> {
  const { layout } = chosenLabels(language);
  const serials = lines.map(({ piece }) => piece.serialNumber);
  await openPaper(() =>
    callApi('POST /api/admin/v1/papers/slips', { body: { numbers: [number], language } }),
  );
  await openPaper(() => callApi('POST /api/admin/v1/papers/labels', { body: { serials, language, layout } }));
}
