import { checkMapping } from '#server/import/mapping.ts';
import { csvOf, ringMapping, ringRows } from '#server/import/testing-import.ts';
import { type Context, type Example, valueOf } from './testing-examples.ts';

const period = { from: '2026-04-01', to: '2026-04-08', format: 'CSV' };
const list = { query: {}, columns: ['number'], format: 'CSV' };

/** Files: lists, figures, jobs. */
export const exportExamples: readonly Example[] = [
  ['exportOrders', () => ['orders/export', list]],
  ['exportOrderContacts', () => ['orders/export-contacts', list]],
  ['exportPieces', () => ['pieces/export', { ...list, columns: ['serial'] }]],
  ['exportModels', () => ['models/export', { ...list, columns: ['artikul'] }]],
  ['startOrdersExport', () => ['orders/export-job', list]],
  ['startOrderContactsExport', () => ['orders/export-contacts-job', list]],
  ['startPiecesExport', () => ['pieces/export-job', { ...list, columns: ['serial'] }]],
  ['startModelsExport', () => ['models/export-job', { ...list, columns: ['artikul'] }]],
  ['cancelStaffJob', ({ made }) => [`jobs/${made['startModelsExport']?.jobId}`]],
  ['exportList', () => ['lists/certificates/export', { ...list, columns: ['number'] }]],
  ['startListExport', () => ['lists/certificates/export-job', { ...list, columns: ['number'] }]],
  ['exportListContacts', () => ['lists/customers/export-contacts', { ...list, columns: ['name'] }]],
  ['startListContactsExport', () => ['lists/customers/export-contacts-job', { ...list, columns: ['name'] }]],
  ['exportFunnel', () => ['figures/funnel/export', period]],
  ['exportDemand', () => ['figures/demand/export', { ...period, list: 'TERMS' }]],
  ['exportSellThrough', () => ['figures/sell-through/export', period]],
  ['exportSizes', () => ['figures/sizes/export', period]],
  ['exportWeeks', () => ['figures/weeks/export', period]],
  ['exportMargin', () => ['figures/margin/export', period]],
  ['exportMonth', () => ['settlements/export', { month: '2026-04', what: 'DAYS', format: 'CSV' }]],
  ['exportWhole', () => ['exports', { what: 'PIECES', format: 'CSV' }]],
  [
    'dropExport',
    async ({ sale, made }) => {
      const jobId = made['startOrdersExport']?.jobId;
      await sale.runTask('run-staff-job', { jobId });
      return [`exports/${jobId}`];
    },
  ],
  ['buildFeed', () => ['feeds/google-ru/build']],
];

/** As a browser sends it. */
const mapping: object = structuredClone(checkMapping(ringMapping));

/** Imports of a table. */
export const importExamples: readonly Example[] = [
  ['addImport', () => ['imports?name=rings.csv', Buffer.from(csvOf(ringRows(2)))]],
  ['tryImport', ({ idOf }) => [`imports/${idOf('addImport')}/preview`, { mapping }]],
  ['cancelImport', ({ idOf }) => [`imports/${idOf('addImport')}/cancel`]],
  ['addImport', () => ['imports?name=other-rings.csv', Buffer.from(csvOf(ringRows(3)))]],
  ['dropImport', ({ idOf }) => [`imports/${idOf('addImport')}`]],
  ['addImportMapping', () => ['import-mappings', { name: 'Rings', mapping }]],
  [
    'dropImportMapping',
    async ({ sale }) => [
      `import-mappings/${await valueOf<number>(sale, 'select max(id)::integer as value from import_mappings')}`,
    ],
  ],
];

/** Staff, settings, keys, webhooks, imports. */
export const systemExamples: readonly Example[] = [
  ['confirmCashDay', ({ own }) => [`counter/days/${own.dayId}/confirmation`]],
  [
    'undoStaffJob',
    async ({ sale, made }) => {
      const jobId = made['tagPieces']?.jobId;
      await sale.runTask('run-staff-job', { jobId });
      return [`jobs/${jobId}/undo`];
    },
  ],
  ['putStaffNetworks', () => ['settings/staff-networks', { networks: ['127.0.0.0/8'] }]],
  ['verifyAudit', () => ['audit/verify']],
  [
    'inviteStaff',
    () => [
      'invitations',
      { email: 'yangi@example.uz', name: 'Yangi', role: 'SUPPORT', language: 'uz', storeIds: [] },
    ],
  ],
  ['changeStaff', ({ idOf }) => [`staff/${idOf('inviteStaff')}`, { role: 'CONTENT' }]],
  ['sendInvitationAgain', ({ idOf }) => [`staff/${idOf('inviteStaff')}/invitation`]],
  ['resetStaffFactors', ({ idOf }) => [`staff/${idOf('inviteStaff')}/reset`]],
  ['saveView', () => ['views', { list: 'orders', name: 'New ones', query: 'state=NEW' }]],
  ['shareView', ({ idOf }) => [`views/${idOf('saveView')}`, { isShared: true, defaultFor: [] }]],
  ['deleteView', ({ idOf }) => [`views/${idOf('saveView')}`]],
  ['changeSetting', () => ['settings/privacy_days', { value: 13 }]],
  ['resetSetting', () => ['settings/privacy_days']],
  ['setGoldRate', () => ['counter/gold/rates', { metal: 'gold', rate: 900_000 }]],
  ['makeApiKey', () => ['keys', { name: 'Robot', scopes: ['orders.read'], days: 30 }]],
  ['revokeApiKey', ({ made, idOf }) => [`keys/${made['makeApiKey']?.id ?? idOf('makeApiKey')}`]],
  [
    'makeWebhook',
    () => [
      'webhooks',
      { name: 'Robot', url: 'https://example.com/hook', events: ['order.placed'], hasContacts: false },
    ],
  ],
  ['changeWebhook', ({ idOf }) => [`webhooks/${idOf('makeWebhook')}`, { name: 'Other' }]],
  ['testWebhook', ({ idOf }) => [`webhooks/${idOf('makeWebhook')}/test`]],
  ['rollWebhookSecret', ({ idOf }) => [`webhooks/${idOf('makeWebhook')}/roll`]],
  [
    'resendWebhookSince',
    ({ idOf }) => [`webhooks/${idOf('makeWebhook')}/resend`, { since: '2026-04-08T00:00:00Z' }],
  ],
  ['removeWebhook', ({ idOf }) => [`webhooks/${idOf('makeWebhook')}`]],
  [
    'setReportColumns',
    () => [
      'settlements/columns',
      {
        provider: 'PAYME',
        columns: [
          { name: 'transaction', title: 'id', inTiyin: false },
          { name: 'amount', title: 'sum', inTiyin: true },
          { name: 'paidAt', title: 'time', inTiyin: false },
        ],
      },
    ],
  ],
  [
    'refuseApproval',
    async (context) => [`approvals/${await waitingApproval(context)}/refuse`, { reason: 'No' }],
  ],
  [
    'approveApproval',
    async (context) => {
      const id = await waitingApproval(context);
      const { amountNow } = (await context.owner.get(`approvals/${id}`)).json<{
        amountNow?: number | null;
      }>();
      return [`approvals/${id}/approve`, typeof amountNow === 'number' ? { amount: amountNow } : {}];
    },
  ],
];

/** A request of another person that waits for a decision. */
const waitingApproval = ({ sale }: Context): Promise<number> =>
  valueOf(
    sale,
    `select min(id)::integer as value from approvals
     where approval_state = 'WAITING' and requested_by <> (select id from staff where role = 'OWNER' order by id limit 1)`,
  );
