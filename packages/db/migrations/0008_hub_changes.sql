-- Tells every process that a family's hub shows something else now: NOTIFY hub_changed with the family's id, once a
-- transaction however many rows it wrote. The argument says where the row names its family.
create function notify_hub_changed() returns trigger language plpgsql as $$
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
  if family is not null then perform pg_notify('hub_changed', family::text); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger hub_changed after delete or update of
  referral_code, photo_in_previews, closed_at, subscription_plan, subscription_status, trial_ends_at,
  premium_granted_until, current_period_end
  on users for each row execute function notify_hub_changed('id');
--> statement-breakpoint
create trigger hub_changed after insert or update or delete on family_addresses
  for each row execute function notify_hub_changed('user_id');
--> statement-breakpoint
create trigger hub_changed after insert or update or delete on themes
  for each row execute function notify_hub_changed('user_id');
--> statement-breakpoint
create trigger hub_changed after insert or update or delete on kids
  for each row execute function notify_hub_changed('user_id');
--> statement-breakpoint
create trigger hub_changed after update or delete on pictures
  for each row execute function notify_hub_changed('user_id');
--> statement-breakpoint
create trigger hub_changed after insert or update or delete on payment_links
  for each row execute function notify_hub_changed('kid_id');
--> statement-breakpoint
create trigger hub_changed after insert or update or delete on registry_links
  for each row execute function notify_hub_changed('kid_id');
--> statement-breakpoint
create trigger hub_changed after insert or update or delete on wishlist_items
  for each row execute function notify_hub_changed('kid_id');
--> statement-breakpoint
create trigger hub_changed after insert or update or delete on priority_slots
  for each row execute function notify_hub_changed('kid_id');
--> statement-breakpoint
create trigger hub_changed after insert or update or delete on updates
  for each row execute function notify_hub_changed('kid_id');
--> statement-breakpoint
create trigger hub_changed after insert or update or delete on contributions
  for each row execute function notify_hub_changed('kid_id');
--> statement-breakpoint
create trigger hub_changed after insert or update or delete on purchases
  for each row execute function notify_hub_changed('item_id');
