/** Statement that publishes the changes of committed gifts in `hub_changes` to all processes, and deletes them. */
export const PUBLISH_HUB_CHANGES_SQL = `
  with changes as (delete from hub_changes returning family_id)
  select pg_notify('hub_changed', family_id::text) from changes group by family_id`;
