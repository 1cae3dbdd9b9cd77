-- Who began a job hears of its begin and its end (backoffice.md 3.1, Feed).
set lock_timeout = '5s';

create function feed_staff_job() returns trigger language plpgsql as $$
begin
  call notify_staff('job', new.id::text, null, null, null, new.requested_by);
  return null;
end $$;
create trigger staff_jobs_feed_new after insert on staff_jobs for each row execute function feed_staff_job();
create trigger staff_jobs_feed after update on staff_jobs for each row
  when (old.job_state <> new.job_state) execute function feed_staff_job();
