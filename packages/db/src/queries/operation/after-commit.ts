/**
 * Statement that publishes the changes and queues the jobs which a process of the release before this one stored in
 * `hub_changes` and `job_requests` and did not publish before it was killed. Remove it with these tables in the next release.
 */
export const PUBLISH_LEFT_CHANGES = `
  with changes as (delete from hub_changes returning family_id),
  published as (select pg_notify('hub_changed', family_id::text) from changes group by family_id),
  requests as (delete from job_requests returning task, payload, key, run_at),
  specs as (select array_agg((task, payload, null, run_at, 20, key, null, null)::graphile_worker.job_spec) as jobs from requests),
  queued as (select added.id from specs, graphile_worker.add_jobs(specs.jobs) as added where specs.jobs is not null)
  select (select count(*) from published), (select count(*) from queued)`;
