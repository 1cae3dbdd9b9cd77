-- Reviews are found by model, piece and order, and calls by the day on which they were requested (backoffice.md 2.9).
set lock_timeout = '5s';

create index reviews_of_model on reviews (product_id, written_at, id);
create index reviews_written on reviews (written_at, id);
create index callbacks_created on callbacks (created_at, id);
