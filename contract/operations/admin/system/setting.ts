import { ChangeSetting, SettingParams, Settings } from '../../../admin/system/setting.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** What the shop decided for itself (backoffice.md 2.10, Settings). */
export const settingOperations = declareStaffOperations({
  listSettings: {
    method: 'GET',
    path: '/api/admin/v1/settings',
    summary: 'Settings of the shop, and which of the environment are set; no secret is shown.',
    access: 'settings.read',
    answer: Settings,
    refusals: [],
  },
  changeSetting: {
    method: 'PATCH',
    path: '/api/admin/v1/settings/:name',
    summary: 'Decides a setting; it holds from the next call on.',
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
    summary: 'The usual value of a setting again.',
    access: 'settings.write',
    params: SettingParams,
    answer: Settings,
    refusals: [],
    ifMatch: true,
    audit: { action: 'settings.reset', resource: 'setting', record: 'name' },
  },
});
