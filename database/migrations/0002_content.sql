-- Places, banners and moments.
create table regions (
  id text primary key,
  soato text not null unique,
  name localized_text not null,
  position integer not null
);

create table districts (
  id text primary key check (id ~ '^[0-9]{7}$'),
  region_id text not null references regions on delete restrict,
  name localized_text not null,
  -- the seat of a region: delivered to as fast as the region allows
  is_center boolean not null default false,
  position integer not null
);
create index districts_region on districts (region_id);
alter table stores add foreign key (region_id) references regions on delete restrict;

-- one tariff per region, with an override per district
create table delivery_tariffs (
  id bigint generated always as identity primary key,
  region_id text not null references regions on delete cascade,
  district_id text references districts on delete cascade,
  cost_som bigint not null check (cost_som >= 0),
  free_from_som bigint not null check (free_from_som >= 0),
  min_days integer not null check (min_days >= 0),
  max_days integer not null check (max_days >= min_days),
  unique nulls not distinct (region_id, district_id)
);

create table banners (
  id bigint generated always as identity primary key,
  placement text not null check (placement in ('HOME_HERO', 'HOME_STRIP', 'CATALOG', 'CART', 'SUCCESS')),
  title localized_text not null,
  body localized_text not null,
  alt localized_text not null,
  image_id bigint references attachments,
  wide_image_id bigint references attachments,
  video_id bigint references attachments,
  link text not null check (link ~ '^/'),
  item_id bigint references product_items,
  active_from timestamptz,
  active_to timestamptz check (active_to > active_from),
  position integer not null
);

create table moments (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  moment_state text not null default 'DRAFT' check (moment_state in ('DRAFT', 'ACTIVE')),
  -- a missing language is an empty string: such a page says so
  title localized_text not null,
  lead localized_text not null,
  -- [{text {uz,ru,en}, attachmentId, productIds}]
  scenes jsonb not null default '[]',
  practical localized_text not null,
  cover_id bigint references attachments,
  category_id bigint references categories,
  position integer not null
);

create table moment_products (
  moment_id bigint not null references moments on delete cascade,
  product_id bigint not null references products on delete cascade,
  position integer not null,
  primary key (moment_id, product_id)
);

create table shop_settings (
  name text primary key,
  value jsonb not null
);
