import type { Db } from '#database/connect.ts';
import type { PayableOrders } from './payable.ts';

export interface ProviderCallDeps {
  db: Db;
  now: () => Date;
  orders: PayableOrders;
}
