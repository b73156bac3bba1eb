/** Statement that deletes the rows of `hub_changes` and notifies all processes of these changes. */
export const PUBLISH_HUB_CHANGES_SQL = `
  with changes as (delete from hub_changes returning family_id)
  select pg_notify('hub_changed', family_id::text) from changes group by family_id`;
