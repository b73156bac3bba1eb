ALTER TABLE "users" ADD COLUMN "hub_title" text;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "is_thanked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "is_thanked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD COLUMN "hearted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_hub_title" CHECK (char_length("users"."hub_title") between 1 and 40);--> statement-breakpoint
-- A hub shows its title too. The lines on its wall are columns of purchases and contributions, whose triggers see every update.
drop trigger hub_changed on users;
--> statement-breakpoint
create trigger hub_changed after delete or update of
  referral_code, photo_in_previews, closed_at, subscription_plan, subscription_status, trial_ends_at,
  premium_granted_until, current_period_end, is_published, passcode_hash, shows_photo, shows_birthday, pauses_writes,
  approves_names, taken_down_at, hub_title
  on users for each row execute function notify_hub_changed('id');
