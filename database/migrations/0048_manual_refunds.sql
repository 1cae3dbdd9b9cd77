-- Money of a payment that staff gave back themselves (over the counter, by transfer), in whole soʻm. The provider's own transaction does not
-- change by it: what the provider is answered, and whether it may still give money back, depends on this sum.
set lock_timeout = '5s';

alter table payments add column manual_refund_som bigint not null default 0;

-- `by_hand` of a refund that is DONE says who gave the money back; the providers' own reversals leave a trace in `facts`
update refunds r set by_hand = false from payments p
  where p.id = r.payment_id and r.by_hand and r.refund_state = 'DONE'
    and p.payment_state = 'REFUNDED' and (p.facts ? 'reversed' or p.facts ? 'reason');
update refunds r set by_hand = true from payments p
  where p.id = r.payment_id and not r.by_hand and r.refund_state = 'DONE' and p.transaction_id is null;
update payments p set manual_refund_som = (select sum(r.amount_som) from refunds r where r.payment_id = p.id and r.by_hand and r.refund_state = 'DONE')
  where exists (select from refunds r where r.payment_id = p.id and r.by_hand and r.refund_state = 'DONE');

alter table payments add constraint payments_manual_refund check (manual_refund_som between 0 and refunded_som);
create index payments_manual_refund on payments (id) where manual_refund_som > 0;
