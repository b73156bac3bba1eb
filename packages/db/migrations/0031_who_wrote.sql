-- A hub says who wrote its news, where more than one parent looks after the family: it hears of their names, and of who comes and goes.
-- Tables are locked before those that refer to them, as everybody else locks them.
create or replace function notify_hub_changed() returns trigger language plpgsql as $$
declare
  changed record;
  family uuid;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  case tg_argv[0]
    when 'id' then family := changed.id;
    when 'family_id' then family := changed.family_id;
    when 'person' then select family_id into family from family_members where user_id = changed.id;
    when 'kid_id' then select kids.family_id into family from kids where kids.id = changed.kid_id;
    else
      select kids.family_id into family
      from wishlist_items join kids on kids.id = wishlist_items.kid_id
      where wishlist_items.id = changed.item_id;
  end case;
  -- None while the family itself is deleted: its own row tells.
  if family is null then return null; end if;
  if current_setting('giftling.tells_after_commit', true) = 'on' then
    insert into hub_changes (family_id) values (family);
  else
    perform pg_notify('hub_changed', family::text);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger hub_changed after update of first_name on users
  for each row when (old.first_name is distinct from new.first_name) execute function notify_hub_changed('person');
--> statement-breakpoint
create trigger hub_changed after insert or delete on family_members
  for each row execute function notify_hub_changed('family_id');
--> statement-breakpoint
ALTER TABLE "thank_yous" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "updates" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD CONSTRAINT "thank_yous_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates" ADD CONSTRAINT "updates_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thank_yous_author" ON "thank_yous" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "updates_author" ON "updates" USING btree ("author_id");