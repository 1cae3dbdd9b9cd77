-- What is shown while a picture is on its way: itself, 16 px long and of quality 10, as the base64 of a WebP (product-spec 9).
-- Null until the shop has looked at the original; empty = the original cannot be read as a picture, or is a video.
alter table attachments add column placeholder text check (placeholder ~ '^[A-Za-z0-9+/]*={0,2}$' and length(placeholder) <= 600);

-- A picture for each breakpoint of the design (decisions 3): from this width of the window on, in px; 0 = phones.
create table banner_pictures (
  banner_id bigint not null references banners on delete cascade,
  from_width integer not null check (from_width in (0, 768, 992, 1200, 1288, 1536)),
  attachment_id bigint not null references attachments on delete restrict,
  primary key (banner_id, from_width)
);

insert into banner_pictures (banner_id, from_width, attachment_id)
  select id, 0, coalesce(image_id, wide_image_id) from banners where coalesce(image_id, wide_image_id) is not null
  union all
  select id, 768, wide_image_id from banners where wide_image_id is not null and image_id is not null;

comment on column banners.image_id is 'of the code before banner_pictures, no longer read';
comment on column banners.wide_image_id is 'of the code before banner_pictures, no longer read';

create trigger banner_pictures_changed after insert or update or delete on banner_pictures
  for each statement execute function content_changed();
