-- Tables are locked as everybody else locks them: a first sign-in stores the person, then the family, then what refers to them.
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'es'));--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_language" CHECK ("families"."language" in ('en', 'es'));--> statement-breakpoint
-- A hub says what language its family writes in, and is in it for who asks for none.
drop trigger hub_changed on families;
--> statement-breakpoint
create trigger hub_changed after delete or update of
  referral_code, photo_in_previews, closed_at, subscription_plan, subscription_status, trial_ends_at,
  premium_granted_until, current_period_end, is_published, passcode_hash, shows_photo, shows_birthday, pauses_writes,
  approves_names, taken_down_at, hub_title, language
  on families for each row execute function notify_hub_changed('id');
--> statement-breakpoint
ALTER TABLE "family_invites" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "family_invites" ADD CONSTRAINT "family_invites_language" CHECK ("family_invites"."language" in ('en', 'es'));--> statement-breakpoint
ALTER TABLE "mail_contacts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "mail_contacts" ADD CONSTRAINT "mail_contacts_language" CHECK ("mail_contacts"."language" in ('en', 'es'));--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_language" CHECK ("mails"."language" in ('en', 'es'));
