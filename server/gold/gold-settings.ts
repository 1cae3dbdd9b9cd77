import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ReadDb } from '#database/connect.ts';
import { selectTerms } from '#server/kit/queries-settings.ts';

const storedSettings = Compile(Type.Partial(Type.Object({ old_gold: Type.Enum(['ON', 'OFF']) })));

/** Whether the shop buys old gold: setting `old_gold`, off by default (backoffice.md 2.5). */
export async function isGoldPurchaseOn(db: ReadDb): Promise<boolean> {
  return storedSettings.Parse((await selectTerms(db)).settings ?? {}).old_gold === 'ON';
}
