import type { ClientBase } from 'pg';

/**
 * Sets the costs of the demo's pieces: 52 to 68 percent of their price, in whole thousands. One in ten has no cost, as if nobody had
 * entered it, so that the figures show which share of the sales they cover.
 */
export async function addDemoCosts(client: ClientBase): Promise<void> {
  await client.query(`
    insert into piece_costs (item_id, cost_som)
    select id, round(price_b2c_som * (52 + id % 17) / 100, -3) from product_items where id % 10 <> 0 and price_b2c_som is not null`);
}
