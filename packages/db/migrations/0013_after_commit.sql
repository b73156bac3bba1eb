-- A NOTIFY makes Postgres commit one such transaction after the other, each with its own wait for the disk. A gift therefore
-- stores what it would notify of in these tables, and the writing process tells others right after the commit. Unlogged, so
-- that neither waits for the disk: after a crash of Postgres whoever listened has lost the connection and forgotten all hubs,
-- and mails whose job is missing are rescued.
CREATE UNLOGGED TABLE "hub_changes" (
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "job_requests" (
	"task" text NOT NULL,
	"payload" json NOT NULL,
	"key" text,
	"run_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- As in 0008, except for transactions that tell of their changes after their commit.
create or replace function notify_hub_changed() returns trigger language plpgsql as $$
declare
  changed record;
  family uuid;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  case tg_argv[0]
    when 'id' then family := changed.id;
    when 'user_id' then family := changed.user_id;
    when 'kid_id' then select kids.user_id into family from kids where kids.id = changed.kid_id;
    else
      select kids.user_id into family
      from wishlist_items join kids on kids.id = wishlist_items.kid_id
      where wishlist_items.id = changed.item_id;
  end case;
  -- None while the family itself is deleted: its own row tells.
  if family is null then return null; end if;
  if current_setting('giftling.tells_after_commit', true) = 'on' then
    insert into hub_changes (user_id) values (family);
  else
    perform pg_notify('hub_changed', family::text);
  end if;
  return null;
end $$;
