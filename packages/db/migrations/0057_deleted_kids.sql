-- Tables are locked before those that refer to them, as everybody else locks them.
LOCK TABLE "families" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "kids" ALTER COLUMN "family_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "kids" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kids" ADD COLUMN "deleted_from_family_id" uuid;--> statement-breakpoint
ALTER TABLE "kids" ADD CONSTRAINT "kids_deleted_from_family_id_families_id_fk" FOREIGN KEY ("deleted_from_family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "kids_deleted" ON "kids" USING btree ("deleted_from_family_id","deleted_at") WHERE "kids"."deleted_from_family_id" is not null;--> statement-breakpoint
ALTER TABLE "kids" ADD CONSTRAINT "kids_family_or_deleted" CHECK (num_nonnulls("kids"."family_id", "kids"."deleted_from_family_id") = 1 and ("kids"."family_id" is null) = ("kids"."deleted_at" is not null)) NOT VALID;--> statement-breakpoint
-- A row that leaves its family changes the hub of the family that it leaves.
create or replace function notify_hub_changed() returns trigger language plpgsql as $$
declare
  changed record;
  family uuid;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  case tg_argv[0]
    when 'id' then family := changed.id;
    when 'family_id' then family := coalesce(changed.family_id, old.family_id);
    when 'person' then select family_id into family from family_members where user_id = changed.id;
    when 'kid_id' then select kids.family_id into family from kids where kids.id = changed.kid_id;
    else
      select kids.family_id into family
      from wishlist_items join kids on kids.id = wishlist_items.kid_id
      where wishlist_items.id = changed.item_id;
  end case;
  -- Null while the family is being deleted, whose own row notifies, and for a deleted kid.
  if family is null then return null; end if;
  if current_setting('giftling.tells_after_commit', true) = 'on' then
    insert into hub_changes (family_id) values (family);
  else
    perform pg_notify('hub_changed', family::text);
  end if;
  return null;
end $$;
