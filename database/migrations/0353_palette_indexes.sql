-- What the palette looks up by a beginning, an end or a part (backoffice.md 2.1), each by its own index.
set lock_timeout = '5s';

create index users_name_words on users using gin (lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) gin_trgm_ops)
  where deleted_at is null;
create index certificates_id_begins on certificates (id text_pattern_ops);
create index certificates_report_begins on certificates (upper(report_number) text_pattern_ops) where report_number is not null;
create index promo_codes_begins on promo_codes (code text_pattern_ops);
