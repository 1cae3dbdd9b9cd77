-- Reviews as the staff read them (backoffice.md 2.9): a version for those who decide at once, and the audit.
set lock_timeout = '5s';

alter table reviews add column version integer not null default 1;

create function count_review_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger reviews_version before update on reviews for each row
  when ((old.revision, old.review_state, old.rejection_reason, old.answer)
    is distinct from (new.revision, new.review_state, new.rejection_reason, new.answer))
  execute function count_review_version();

call audit_table('reviews', 'id', 'author_name,body');
call audit_table('review_events', 'id');
