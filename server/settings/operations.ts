import {
  type EnvironmentRow,
  type SettingName,
  settingNames,
  type Settings,
} from '#contract/admin/system/setting.ts';
import type { settingOperations as declared } from '#contract/operations/admin/system/setting.ts';
import type { Db } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal, refusedField } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { deleteSetting, lockVersion, selectSettings, writeSetting } from './queries.ts';
import { type Setting, settings, whyNot } from './setting-list.ts';

export interface SettingDeps {
  db: Db;
  /** The environment variables read at the start; secrets without their values. */
  environment: readonly EnvironmentRow[];
  /** The default of `partner_site`. */
  partnerSiteUrl: string | undefined;
}

/** Settings that the staff change: versioned rows, each change with an audit entry. */
export const settingOperations = {
  listSettings: (deps) => readSettings(deps),

  async changeSetting(deps, { input }) {
    const { name, value } = input;
    await requireSeen(deps, input);
    const wrong = whyNot(settings[name], value);
    if (wrong !== null) throw refusedField('SETTING_OUT_OF_RANGE', '/value', wrong);
    await writeSetting(deps.db, name, value);
    return readSettings(deps);
  },

  async resetSetting(deps, { input }) {
    await requireSeen(deps, input);
    await deleteSetting(deps.db, input.name);
    return readSettings(deps);
  },
} satisfies StaffFunctions<typeof declared, SettingDeps>;

/** Refuses with VERSION_CONFLICT and the current settings. */
async function requireSeen(
  deps: SettingDeps,
  { name, version }: { name: SettingName; version: number },
): Promise<void> {
  if ((await lockVersion(deps.db, name)) === version) return;
  const last = await lastChange(deps.db, { resource: 'setting', recordId: name });
  throw new Refusal('VERSION_CONFLICT', { current: await readSettings(deps), ...last });
}

async function readSettings({ db, environment, partnerSiteUrl }: SettingDeps): Promise<Settings> {
  const stored = new Map((await selectSettings(db, settingNames)).map((row) => [row.name, row]));
  return {
    rows: settingNames.map((name) => {
      const setting = settings[name];
      const defaultValue = name === 'partner_site' ? (partnerSiteUrl ?? '') : setting.defaultValue;
      return rowOf(name, { ...setting, defaultValue }, stored.get(name));
    }),
    environment: [...environment],
  };
}

function rowOf(
  name: SettingName,
  setting: Setting,
  stored: Awaited<ReturnType<typeof selectSettings>>[number] | undefined,
): Settings['rows'][number] {
  const { value } = stored ?? {};
  return {
    name,
    ...setting,
    words: [...setting.words],
    value: typeof value === 'number' || typeof value === 'string' ? value : setting.defaultValue,
    version: stored?.version ?? 0,
    changedBy: stored?.changed_by ?? null,
    changedAt: stored?.changed_at?.toISOString() ?? null,
  };
}
