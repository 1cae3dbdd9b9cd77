import type { ModelRow, StaffModel } from '#contract/admin/catalog/model.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';

export const readTheModel = async (browser: StaffBrowser, artikul: string): Promise<StaffModel> =>
  (await browser.get(`models/${artikul}`)).json();

export interface ListedModels {
  rows: ModelRow[];
  next: string | null;
  previous: string | null;
  count: { value: number; isExact: boolean } | null;
}
export const listTheModels = async (browser: StaffBrowser, query: string): Promise<ListedModels> =>
  (await browser.get(`models?${query}`)).json();
