-- The lists of the staff at 100,000 orders and a million pieces: what each filter leaves is found by an index (backoffice.md BO-56).
set lock_timeout = '5s';

-- models
create index products_by_state on products (product_state, updated_at, id);
create index products_by_make on products (make, updated_at, id) where make is not null;
create index products_by_gender on products (gender, updated_at, id);
create index products_styles on products using gin (styles);
create index products_occasions on products using gin (occasions);
create index products_name_words on products using gin (lower((name ->> 'uz') || ' ' || (name ->> 'ru') || ' ' || (name ->> 'en')) gin_trgm_ops);

-- pieces; the models of a category and of a metal are read from the index alone
create index products_category_ids on products (category_id, id);
drop index products_category;
create index products_metal_ids on products (metal, id);
drop index products_metal;
create index product_items_by_price_source on product_items (price_source, received_on, id);

-- customers, and the orders of those with wholesale prices
create index users_by_language on users (language, created_at, id) where deleted_at is null;
create index users_of_businesses on users (id) where price_type = 'B2B';

create index payments_by_state on payments (payment_state, created_at, id);
create index payments_of_transaction on payments (transaction_id) where transaction_id is not null;

create index certificates_by_state on certificates (certificate_state, issued_on);
create index certificates_by_laboratory on certificates (laboratory, issued_on);
create index certificates_without_scan on certificates (issued_on) where attachment_id is null and laboratory <> 'ZARONA';

create index audit_entries_ip on audit_entries (ip, at desc, id desc) where ip is not null;
create index audit_entries_of_record on audit_entries (record_id, at desc, id desc) where record_id is not null;

-- reviews, calls and visits; the end of a phone is the beginning of its reverse
create index reviews_by_state on reviews (review_state, written_at, id);
create index reviews_by_language on reviews (language, written_at, id);
create index callbacks_by_subject on callbacks (subject, created_at, id);
create index callbacks_by_best_time on callbacks (best_time, created_at, id);
create index callbacks_by_language on callbacks (language, created_at, id);
create index callbacks_by_due on callbacks (due_at, id);
create index callbacks_phone_end on callbacks (reverse(phone) text_pattern_ops);
create index callbacks_name_words on callbacks using gin (lower(name) gin_trgm_ops);
create index visits_created on visits (created_at, id);
create index visits_of_store on visits (store_id, starts_at, id);
create index visits_phone_end on visits (reverse(phone) text_pattern_ops);
create index visits_name_words on visits using gin (lower(name) gin_trgm_ops);
