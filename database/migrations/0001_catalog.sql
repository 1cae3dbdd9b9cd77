-- The catalogue: what the shop sells. Names: GLOSSARY.md. No floats: milligrams, thousandths of a carat,
-- hundredths of a millimetre, whole soʻm.
create extension if not exists pg_trgm;

create domain localized_text as jsonb
  check (value is null or (value ? 'uz' and value ? 'ru' and value ? 'en'));

create table attachments (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[A-Za-z0-9._/-]+$' and key !~ '\.\.'),
  kind text not null check (kind in ('IMAGE', 'VIDEO')),
  alt localized_text not null,
  width integer check (width > 0),
  height integer check (height > 0)
);

create table categories (
  id bigint generated always as identity primary key,
  parent_id bigint references categories on delete restrict,
  name localized_text not null,
  description localized_text not null,
  slug_uz text not null unique check (slug_uz ~ '^[a-z0-9-]+$'),
  slug_ru text not null unique check (slug_ru ~ '^[a-z0-9-]+$'),
  slug_en text not null unique check (slug_en ~ '^[a-z0-9-]+$'),
  background_image_id bigint references attachments,
  image_id bigint references attachments,
  icon_id bigint references attachments,
  position integer not null,
  check (parent_id <> id)
);

create table collections (
  id bigint generated always as identity primary key,
  name localized_text not null,
  description localized_text not null,
  slug_uz text not null unique check (slug_uz ~ '^[a-z0-9-]+$'),
  slug_ru text not null unique check (slug_ru ~ '^[a-z0-9-]+$'),
  slug_en text not null unique check (slug_en ~ '^[a-z0-9-]+$'),
  cover_id bigint references attachments,
  position integer not null
);

create table products (
  id bigint generated always as identity primary key,
  artikul text not null unique check (artikul ~ '^[A-Za-z0-9-]+$'),
  product_state text not null default 'DRAFT' check (product_state in ('DRAFT', 'ACTIVE', 'ARCHIVED')),
  category_id bigint not null references categories on delete restrict,
  name localized_text not null,
  description localized_text not null,
  slug_uz text not null unique check (slug_uz ~ '^[a-z0-9-]+$'),
  slug_ru text not null unique check (slug_ru ~ '^[a-z0-9-]+$'),
  slug_en text not null unique check (slug_en ~ '^[a-z0-9-]+$'),
  is_diamond boolean not null default false,
  metal text not null check (metal in ('yellow', 'red', 'white', 'two-tone', 'silver', 'platinum')),
  gender text not null check (gender in ('women', 'men', 'unisex', 'kids')),
  occasions text[] not null default '{}',
  -- why the price is reduced, when it is
  sale_reason localized_text,
  -- the higher, the earlier in "recommended"
  popularity integer not null default 0,
  created_at timestamptz not null default now()
);
create index products_category on products (category_id);

-- addresses a product had before; answered with a 301
create table product_old_slugs (
  slug text primary key,
  product_id bigint not null references products on delete cascade
);

create table collection_products (
  collection_id bigint not null references collections on delete cascade,
  product_id bigint not null references products on delete cascade,
  position integer not null,
  primary key (collection_id, product_id)
);
create index collection_products_product on collection_products (product_id);

create table product_attachments (
  product_id bigint not null references products on delete cascade,
  attachment_id bigint not null references attachments on delete restrict,
  order_number integer not null,
  is_main boolean not null default false,
  primary key (product_id, attachment_id)
);
create unique index product_attachments_one_main on product_attachments (product_id) where is_main;

create table stores (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  name localized_text not null,
  address localized_text not null,
  phone text not null,
  latitude numeric(8, 5) not null,
  longitude numeric(8, 5) not null,
  -- [{weekday 1..7, opens 'HH:MM'|null, closes}]
  hours jsonb not null,
  -- [{day 'YYYY-MM-DD', opens|null, closes|null}]
  exceptions jsonb not null default '[]',
  services text[] not null default '{}',
  photo_id bigint references attachments,
  region_id text not null,
  position integer not null
);

create table product_items (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete restrict,
  serial_number text not null unique,
  product_item_state text not null default 'AVAILABLE'
    check (product_item_state in ('AVAILABLE', 'RESERVED', 'SOLD', 'WITHDRAWN')),
  -- null = price on request
  price_b2c_som bigint check (price_b2c_som >= 0),
  price_b2b_som bigint check (price_b2b_som >= 0),
  -- the price before a real reduction; never shown otherwise
  old_price_b2c_som bigint check (old_price_b2c_som > price_b2c_som),
  probe integer not null check (probe between 1 and 999),
  size_hundredths_mm integer check (size_hundredths_mm > 0),
  length_mm integer check (length_mm > 0),
  weight_mg integer not null check (weight_mg > 0),
  width_hundredths_mm integer check (width_hundredths_mm > 0),
  height_hundredths_mm integer check (height_hundredths_mm > 0),
  thickness_hundredths_mm integer check (thickness_hundredths_mm > 0),
  resizable text not null default 'none' check (resizable in ('none', '0.5', '1', '2')),
  engravable boolean not null default false,
  makers_mark text not null,
  hallmark_kind text not null default 'maker' check (hallmark_kind in ('state', 'maker')),
  -- where it lies; null = the warehouse
  store_id bigint references stores on delete restrict,
  -- in transit until that day
  arrives_on date,
  received_on date not null,
  -- product codes of the fiscal receipt
  ikpu text,
  package_code text
);
create index product_items_product on product_items (product_id);
create index product_items_store on product_items (store_id);

create table stones (
  id bigint generated always as identity primary key,
  item_id bigint not null references product_items on delete cascade,
  kind text not null,
  origin text not null check (origin in ('natural', 'lab-grown', 'simulant')),
  shape text not null,
  count integer not null check (count > 0),
  -- each stone; null = not stated
  carat_thousandths integer check (carat_thousandths > 0),
  size_hundredths_mm integer check (size_hundredths_mm > 0),
  color text,
  clarity text,
  cut text,
  treatment text,
  is_main boolean not null default false,
  position integer not null default 0
);
create index stones_item on stones (item_id);

-- the words for stones, shared by every piece
create table stone_kinds (
  kind text primary key,
  name localized_text not null,
  position integer not null
);
alter table stones add foreign key (kind) references stone_kinds on delete restrict;

create table params (
  id bigint primary key,
  code text not null unique,
  name localized_text not null,
  type text not null check (type in ('number', 'text', 'choice')),
  unit text,
  filterable boolean not null default false,
  position integer not null
);

-- characteristics as data; size, weight and probe are columns of the piece and appear as params on the wire
create table item_params (
  item_id bigint not null references product_items on delete cascade,
  param_id bigint not null references params on delete restrict,
  value text not null,
  param_value localized_text,
  primary key (item_id, param_id)
);

create table certificates (
  id text primary key check (id ~ '^ZC-[0-9]{4}-[0-9]{6}-[0-9A-Z*]{2}$'),
  item_id bigint not null references product_items on delete restrict,
  certificate_state text not null default 'VALID' check (certificate_state in ('VALID', 'REPLACED', 'WITHDRAWN')),
  replaced_by text references certificates,
  laboratory text not null,
  report_number text,
  issued_on date not null,
  note text,
  -- measured facts as printed: label → value
  subject jsonb not null default '{}',
  attachment_id bigint references attachments,
  check_url text,
  check ((certificate_state = 'REPLACED') = (replaced_by is not null))
);
create index certificates_item on certificates (item_id);
