-- A picture's own row (its words, its placeholder) is part of the piece that it shows, too (0031 came beside 0030, which knew no such pictures).
set lock_timeout = '5s';

create function piece_pictures_updated() returns trigger language plpgsql as $$
begin
  perform note_product_changes((
    select array_agg(distinct i.product_id)
    from changed a join item_attachments ia on ia.attachment_id = a.id join product_items i on i.id = ia.item_id));
  return null;
end $$;
create trigger attachments_update_of_pieces after update on attachments
  referencing new table as changed for each statement execute function piece_pictures_updated();
