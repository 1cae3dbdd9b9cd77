-- Pieces of a transfer that did not arrive are news for those who may act (backoffice.md 2.3, 2.6): the store that it goes to, and whoever
-- moves pieces everywhere. Version 3 of a transfer in the feed: pieces of it are missing.
set lock_timeout = '5s';

create function feed_missing_pieces() returns trigger language plpgsql as $$
declare
  t record;
begin
  for t in
    select distinct r.id, r.to_store_id from new_rows n
    join old_rows o on o.transfer_id = n.transfer_id and o.item_id = n.item_id
    join transfers r on r.id = n.transfer_id
    where n.missing_at is not null and o.missing_at is null
  loop
    call notify_staff('transfer', t.id::text, 3, t.to_store_id, 'pieces.move');
  end loop;
  return null;
end $$;
create trigger transfer_pieces_feed after update on transfer_pieces
  referencing old table as old_rows new table as new_rows for each statement execute function feed_missing_pieces();
-- transfers whose missing pieces nobody has settled are few among all that were ever sent
create index transfer_pieces_missing on transfer_pieces (transfer_id) where missing_at is not null;
