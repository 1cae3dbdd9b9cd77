-- Pictures of banners are in use, too: they were listed as unused, and removing one failed on its foreign key.
set lock_timeout = '5s';

-- Where a picture is used: what holds it, and by which name. A draft or an old version of a text counts, too: it may be published yet.
create or replace view attachment_uses as
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
  union all (
    select attachment_id, 'BANNER', banner_id::text from banner_pictures
    union select used.id, 'BANNER', b.id::text
      from banners b cross join lateral (values (b.image_id), (b.wide_image_id), (b.video_id)) used (id) where used.id is not null)
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
