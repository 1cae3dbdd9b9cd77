import type { ClientBase } from 'pg';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import { addDemoStaff } from '../staff.ts';
import { addCashDays } from './add-cash-days.ts';
import { addApprovals } from './approvals.ts';
import { addAudit, hasDemoAudit } from './audit/add-audit.ts';
import { addDiscrepancy } from './discrepancy.ts';
import { addTransfers } from './transfers.ts';

/**
 * Adds the work of the staff in the 90 days before `today` to a demo without it (backoffice.md 7): transfers, a payment to check, cash
 * days, approvals, who set the rates, and audit entries of that and of the orders and requests of these days. Returns the number of audit
 * entries added.
 */
export async function addStaffWork(client: ClientBase, today: TashkentDay): Promise<number> {
  if (await hasDemoAudit(client)) return 0;
  const staff = await addDemoStaff(client);
  await client.query(
    `update metal_rates set set_by = $1 where set_by is null and metal = 'gold' and effective_at >= $2::date - 90`,
    [staff.idOf('MANAGER'), today],
  );
  await client.query(
    `update product_items i set withdrawn_because = 'RETURN_CHECK' from products p
     where p.id = i.product_id and p.artikul like 'ZA-%' and i.withdrawn_because = 'OTHER'`,
  );
  const incomplete = await addTransfers(client, { today, staff });
  await addDiscrepancy(client, today);
  await addCashDays(client, { today, staff });
  await addApprovals(client, { today, staff, incomplete });
  return addAudit(client, { today, staff });
}
