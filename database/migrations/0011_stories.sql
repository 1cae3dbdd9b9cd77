-- A collection's story with its detail pictures (ui.md 1.12), and what a moment advises (1.13); both null until somebody writes them.
alter table collections add column story localized_text;
alter table moments add column practical_text localized_text;

-- its address is `/{product}-moments` (product-spec 2)
alter table moments add constraint moments_slug_ending check (slug ~ '.-moments$');

create table collection_pictures (
  collection_id bigint not null references collections on delete cascade,
  attachment_id bigint not null references attachments on delete restrict,
  position integer not null,
  primary key (collection_id, attachment_id)
);

comment on column moments.scenes is
  '[{text {uz,ru,en}, attachmentId, productIds, hotspots [{productId, x, y}]}]; x and y are percents of the picture''s sides';

create trigger collection_pictures_changed after insert or update or delete on collection_pictures
  for each statement execute function content_changed();
create trigger moment_products_changed after insert or update or delete on moment_products
  for each statement execute function content_changed();
