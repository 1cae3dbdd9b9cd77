-- What those who received a piece say of it. One review an order line; only published ones are shown.

create table reviews (
  id bigint generated always as identity primary key,
  -- the receipt: who received it is who has the order
  order_line_id bigint not null unique references order_lines on delete restrict,
  -- of the line's piece
  product_id bigint not null references products on delete restrict,
  rating smallint not null check (rating between 1 and 5),
  -- plain text, cleaned
  body text not null check (char_length(body) between 10 and 1500),
  -- how the size turned out; null = not said, or the piece has no size
  fit text check (fit in ('SMALL', 'TRUE', 'LARGE')),
  -- as it is shown, first name and initial; null = "a buyer"
  author_name text check (char_length(author_name) between 1 and 60),
  language text not null check (language in ('uz', 'ru', 'en')),
  review_state text not null default 'PENDING' check (review_state in ('PENDING', 'PUBLISHED', 'REJECTED')),
  -- why, for the author
  rejection_reason text check (char_length(rejection_reason) between 1 and 300),
  -- grows with each edit: who moderates decides on the text they read
  revision integer not null default 1 check (revision >= 1),
  -- the shop's, in the review's language
  answer text check (char_length(answer) between 1 and 1500),
  answered_at timestamptz,
  created_at timestamptz not null,
  -- of the text as it stands
  written_at timestamptz not null,
  check ((review_state = 'REJECTED') = (rejection_reason is not null)),
  check ((answer is null) = (answered_at is null))
);
create index reviews_shown on reviews (product_id, written_at desc, id desc) where review_state = 'PUBLISHED';
create index reviews_waiting on reviews (written_at, id) where review_state = 'PENDING';

-- who moved a review, when, why: only added to
create table review_events (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews on delete cascade,
  at timestamptz not null,
  actor text not null check (actor in ('AUTHOR', 'STAFF')),
  -- null = it was written
  from_state text,
  to_state text not null,
  reason text
);
create index review_events_review on review_events (review_id, id);

-- A product's page shows its published reviews: what changes there is a change of the product, what waits is none.
create function reviews_added() returns trigger language plpgsql as $$
begin
  perform note_product_changes((select array_agg(distinct product_id) from changed where review_state = 'PUBLISHED'));
  return null;
end $$;
create function reviews_changed() returns trigger language plpgsql as $$
begin
  perform note_product_changes((
    select array_agg(distinct product_id) from (
      select product_id from changed where review_state = 'PUBLISHED'
      union all select product_id from earlier where review_state = 'PUBLISHED'
    ) as shown));
  return null;
end $$;
create trigger reviews_insert after insert on reviews
  referencing new table as changed for each statement execute function reviews_added();
create trigger reviews_update after update on reviews
  referencing old table as earlier new table as changed for each statement execute function reviews_changed();
create trigger reviews_delete after delete on reviews
  referencing old table as changed for each statement execute function reviews_added();
