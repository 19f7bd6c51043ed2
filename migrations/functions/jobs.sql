-- Adds a job without key, queue or flags, as most are. graphile_worker.add_job takes five statements for it, and every order
-- adds two: it is called for all others, and for a name that no process has worked on yet. The notification names the job,
-- so that only its lane looks for it (src/platform/server/job-bell.ts).
create or replace function start_job(task text, payload json, run_at timestamptz default null, max_attempts integer default null)
returns void language plpgsql as $$
begin
  insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts)
  select id, start_job.payload, coalesce(start_job.run_at, now()), coalesce(start_job.max_attempts, 25)
    from graphile_worker._private_tasks where identifier = task;
  if found then
    perform pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1, 'job', task)::text);
  else
    perform graphile_worker.add_job(task, payload, run_at => start_job.run_at, max_attempts => start_job.max_attempts);
  end if;
end $$;
