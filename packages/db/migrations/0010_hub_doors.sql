ALTER TABLE "family_addresses" ADD COLUMN "retired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "passcode_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shows_photo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shows_birthday" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pauses_writes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "approves_names" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "taken_down_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "is_name_approved" boolean;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "is_name_approved" boolean;--> statement-breakpoint
ALTER TABLE "family_addresses" ADD CONSTRAINT "family_addresses_retired" CHECK (not "family_addresses"."is_current" or "family_addresses"."retired_at" is null);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_passcode_hash" CHECK ("users"."passcode_hash" ~ '^scrypt:[A-Za-z0-9_-]{22}:[A-Za-z0-9_-]{43}$');--> statement-breakpoint
-- What a hub shows, and who is let in, follows these columns too.
drop trigger hub_changed on users;
--> statement-breakpoint
create trigger hub_changed after delete or update of
  referral_code, photo_in_previews, closed_at, subscription_plan, subscription_status, trial_ends_at,
  premium_granted_until, current_period_end, is_published, passcode_hash, shows_photo, shows_birthday, pauses_writes,
  approves_names, taken_down_at
  on users for each row execute function notify_hub_changed('id');
