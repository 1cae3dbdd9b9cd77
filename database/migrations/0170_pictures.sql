-- Pictures as the staff edit them (backoffice.md 2.7): the point that stays in sight when a place crops the picture, what it shows, and
-- where it is used.
set lock_timeout = '5s';

alter table attachments
  -- percents of the sides, from the left and from the top; null = the middle
  add column focal_x smallint check (focal_x between 0 and 100),
  add column focal_y smallint check (focal_y between 0 and 100),
  add constraint attachments_focal_point check ((focal_x is null) = (focal_y is null)),
  -- on a person; next to something whose size is known
  add column is_model_photo boolean not null default false,
  add column is_in_scale boolean not null default false,
  add column version integer not null default 1,
  -- what an address of the picture says of it: another point is another address, so that no cache shows the old crop
  add column address text not null generated always as
    (key || case when focal_x is null then '' else '&at=' || focal_x::text || '-' || focal_y::text end) stored;

create trigger attachments_version before update on attachments for each row
  when ((old.alt, old.focal_x, old.focal_y, old.is_model_photo, old.is_in_scale) is distinct from
    (new.alt, new.focal_x, new.focal_y, new.is_model_photo, new.is_in_scale)) execute function count_version();

create index product_attachments_attachment on product_attachments (attachment_id);
create index item_attachments_attachment on item_attachments (attachment_id);
create index certificates_attachment on certificates (attachment_id) where attachment_id is not null;

-- Where a picture is used: what holds it, and by which name. A draft or an old version of a text counts, too: it may be published yet.
create view attachment_uses as
  select pa.attachment_id, 'MODEL' as place, p.artikul as record
    from product_attachments pa join products p on p.id = pa.product_id
  union all select ia.attachment_id, 'PIECE', i.serial_number
    from item_attachments ia join product_items i on i.id = ia.item_id
  union all select attachment_id, 'CERTIFICATE', id from certificates where attachment_id is not null
  union all select used.id, 'CATEGORY', c.slug_en
    from categories c cross join lateral (values (c.image_id), (c.background_image_id), (c.icon_id)) used (id) where used.id is not null
  union all select cover_id, 'COLLECTION', slug_en from collections where cover_id is not null
  union all select cp.attachment_id, 'COLLECTION', k.slug_en
    from collection_pictures cp join collections k on k.id = cp.collection_id
  union all select photo_id, 'STORE', slug from stores where photo_id is not null
  union all select used.id, 'BANNER', b.id::text
    from banners b cross join lateral (values (b.image_id), (b.wide_image_id), (b.video_id)) used (id) where used.id is not null
  union all select cover_id, 'MOMENT', slug from moments where cover_id is not null
  union all select (scene ->> 'attachmentId')::bigint, 'MOMENT', m.slug
    from moments m cross join lateral jsonb_array_elements(m.scenes) scene where scene ->> 'attachmentId' is not null
  union all select a.id, 'PAGE', g.slug
    from pages g cross join lateral jsonb_path_query(to_jsonb(g), '$.**.key ? (@.type() == "string")') said
    join attachments a on a.key = said #>> '{}'
  union all select a.id, 'DRAFT', d.kind || ' ' || d.record_id
    from (select kind, record_id, body from content_drafts union all select kind, record_id, body from content_versions) d
    cross join lateral jsonb_path_query(d.body, '$.** ? (@.type() == "string")') said
    join attachments a on a.key = said #>> '{}'
  -- a number in a text of the staff may be of something else: then the picture stays
  union all select (said #>> '{}')::bigint, 'DRAFT', d.kind || ' ' || d.record_id
    from (select kind, record_id, body from content_drafts union all select kind, record_id, body from content_versions) d
    cross join lateral jsonb_path_query(d.body, '$.** ? (@.type() == "number")') said
    where said #>> '{}' ~ '^[0-9]{1,15}$';
