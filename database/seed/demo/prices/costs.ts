import type { ClientBase } from 'pg';

/**
 * What the demo's pieces cost: 52 to 68 percent of their price, in whole thousands. One of ten has no cost, as where somebody has not entered
 * it: the figures say of how much of the sales they speak.
 */
export async function addDemoCosts(client: ClientBase): Promise<void> {
  await client.query(`
    insert into piece_costs (item_id, cost_som)
    select id, round(price_b2c_som * (52 + id % 17) / 100, -3) from product_items where id % 10 <> 0 and price_b2c_som is not null`);
}
