import { ChangeSetting, SettingParams, Settings } from '../../../admin/system/setting.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** Settings that the staff can change (backoffice.md 2.10, Settings). */
export const settingOperations = declareStaffOperations({
  listSettings: {
    method: 'GET',
    path: '/api/admin/v1/settings',
    summary: 'Returns the settings of the shop, and which environment settings are set, without secrets.',
    access: 'settings.read',
    answer: Settings,
    refusals: [],
  },
  changeSetting: {
    method: 'PATCH',
    path: '/api/admin/v1/settings/:name',
    summary: 'Changes a setting; it applies from the next call on.',
    access: 'settings.write',
    params: SettingParams,
    body: ChangeSetting,
    answer: Settings,
    refusals: ['SETTING_OUT_OF_RANGE'],
    ifMatch: true,
    audit: { action: 'settings.change', resource: 'setting', record: 'name' },
  },
  resetSetting: {
    method: 'DELETE',
    path: '/api/admin/v1/settings/:name',
    summary: 'Restores the default value of a setting.',
    access: 'settings.write',
    params: SettingParams,
    answer: Settings,
    refusals: [],
    ifMatch: true,
    audit: { action: 'settings.reset', resource: 'setting', record: 'name' },
  },
});
