-- The family gets a table of its own: what was a parent's row becomes the family's, with its id, and the parent a person in a
-- new table `users` with the same id. Nothing that refers to a family moves; columns and constraints get their right names.
-- Processes of the release before fail while and after this runs: it is deployed by stop, migrate, start (decision 29).
--
-- All locks first, in the order in which transactions take them (docs/architecture.md).
LOCK TABLE "hub_changes", "operator_actions", "users", "family_addresses", "identities", "mail_contacts", "mail_preferences",
  "pictures", "referrals", "reports", "sessions", "stripe_syncs", "subscriptions", "themes", "kids", "mails"
  IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "users" RENAME TO "families";--> statement-breakpoint
ALTER INDEX "users_pkey" RENAME TO "families_pkey";--> statement-breakpoint
ALTER INDEX "users_closed_at" RENAME TO "families_closed_at";--> statement-breakpoint
ALTER TABLE "families" RENAME CONSTRAINT "users_stripeCustomerId_unique" TO "families_stripeCustomerId_unique";--> statement-breakpoint
ALTER TABLE "families" RENAME CONSTRAINT "users_referralCode_unique" TO "families_referralCode_unique";--> statement-breakpoint
ALTER TABLE "families" RENAME CONSTRAINT "users_plan" TO "families_plan";--> statement-breakpoint
ALTER TABLE "families" RENAME CONSTRAINT "users_status" TO "families_status";--> statement-breakpoint
ALTER TABLE "families" RENAME CONSTRAINT "users_passcode_hash" TO "families_passcode_hash";--> statement-breakpoint
ALTER TABLE "families" RENAME CONSTRAINT "users_hub_title" TO "families_hub_title";--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_first_name_length" CHECK (char_length("users"."first_name") <= 80),
	CONSTRAINT "users_last_name_length" CHECK (char_length("users"."last_name") <= 80)
);
--> statement-breakpoint
INSERT INTO "users" ("id", "first_name", "last_name", "email", "created_at")
  SELECT "id", "first_name", "last_name", "email", "created_at" FROM "families";--> statement-breakpoint
ALTER TABLE "families" DROP COLUMN "first_name", DROP COLUMN "last_name", DROP COLUMN "email";--> statement-breakpoint
CREATE TABLE "family_members" (
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_members_family_id_user_id_pk" PRIMARY KEY("family_id","user_id"),
	CONSTRAINT "family_members_one_family" UNIQUE("user_id"),
	CONSTRAINT "family_members_role" CHECK ("family_members"."role" in ('owner', 'parent'))
);
--> statement-breakpoint
INSERT INTO "family_members" ("family_id", "user_id", "role", "created_at")
  SELECT "id", "id", 'owner', "created_at" FROM "families";--> statement-breakpoint
CREATE UNIQUE INDEX "family_members_one_owner" ON "family_members" USING btree ("family_id") WHERE "family_members"."role" = 'owner';--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What hangs from a person. The keys of everything else follow the renamed table by themselves.
ALTER TABLE "identities" DROP CONSTRAINT "identities_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "identities" VALIDATE CONSTRAINT "identities_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "mail_preferences" DROP CONSTRAINT "mail_preferences_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD CONSTRAINT "mail_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "mail_preferences" VALIDATE CONSTRAINT "mail_preferences_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "sessions" VALIDATE CONSTRAINT "sessions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_user_id_users_id_fk";--> statement-breakpoint
-- What hangs from a family.
ALTER TABLE "hub_changes" RENAME COLUMN "user_id" TO "family_id";--> statement-breakpoint
ALTER TABLE "operator_actions" RENAME COLUMN "user_id" TO "family_id";--> statement-breakpoint
ALTER INDEX "operator_actions_user" RENAME TO "operator_actions_family";--> statement-breakpoint
ALTER TABLE "family_addresses" RENAME COLUMN "user_id" TO "family_id";--> statement-breakpoint
ALTER TABLE "family_addresses" RENAME CONSTRAINT "family_addresses_user_id_users_id_fk" TO "family_addresses_family_id_families_id_fk";--> statement-breakpoint
ALTER INDEX "family_addresses_user" RENAME TO "family_addresses_family";--> statement-breakpoint
ALTER TABLE "mail_contacts" RENAME COLUMN "user_id" TO "family_id";--> statement-breakpoint
ALTER TABLE "mail_contacts" RENAME CONSTRAINT "mail_contacts_user_id_users_id_fk" TO "mail_contacts_family_id_families_id_fk";--> statement-breakpoint
ALTER TABLE "pictures" RENAME COLUMN "user_id" TO "family_id";--> statement-breakpoint
ALTER TABLE "pictures" RENAME CONSTRAINT "pictures_user_id_users_id_fk" TO "pictures_family_id_families_id_fk";--> statement-breakpoint
ALTER TABLE "pictures" RENAME CONSTRAINT "pictures_id_and_owner" TO "pictures_id_and_family";--> statement-breakpoint
ALTER INDEX "pictures_user" RENAME TO "pictures_family";--> statement-breakpoint
ALTER TABLE "referrals" RENAME CONSTRAINT "referrals_referrer_id_users_id_fk" TO "referrals_referrer_id_families_id_fk";--> statement-breakpoint
ALTER TABLE "referrals" RENAME CONSTRAINT "referrals_referee_id_users_id_fk" TO "referrals_referee_id_families_id_fk";--> statement-breakpoint
ALTER TABLE "reports" RENAME COLUMN "user_id" TO "family_id";--> statement-breakpoint
ALTER TABLE "reports" RENAME CONSTRAINT "reports_user_id_users_id_fk" TO "reports_family_id_families_id_fk";--> statement-breakpoint
ALTER INDEX "reports_user" RENAME TO "reports_family";--> statement-breakpoint
ALTER TABLE "stripe_syncs" RENAME COLUMN "user_id" TO "family_id";--> statement-breakpoint
ALTER TABLE "stripe_syncs" RENAME CONSTRAINT "stripe_syncs_user_id_users_id_fk" TO "stripe_syncs_family_id_families_id_fk";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "user_id" TO "family_id";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME CONSTRAINT "subscriptions_user_id_users_id_fk" TO "subscriptions_family_id_families_id_fk";--> statement-breakpoint
ALTER TABLE "themes" RENAME COLUMN "user_id" TO "family_id";--> statement-breakpoint
ALTER TABLE "themes" RENAME CONSTRAINT "themes_user_id_users_id_fk" TO "themes_family_id_families_id_fk";--> statement-breakpoint
ALTER TABLE "kids" RENAME COLUMN "user_id" TO "family_id";--> statement-breakpoint
ALTER TABLE "kids" RENAME CONSTRAINT "kids_user_id_users_id_fk" TO "kids_family_id_families_id_fk";--> statement-breakpoint
ALTER TABLE "kids" RENAME CONSTRAINT "kids_avatar_of_same_owner" TO "kids_avatar_of_same_family";--> statement-breakpoint
ALTER INDEX "kids_user" RENAME TO "kids_family";--> statement-breakpoint
-- Tells of changed hubs as before (0013_after_commit.sql), by the new names.
create or replace function notify_hub_changed() returns trigger language plpgsql as $$
declare
  changed record;
  family uuid;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  case tg_argv[0]
    when 'id' then family := changed.id;
    when 'family_id' then family := changed.family_id;
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
drop trigger hub_changed on family_addresses;
--> statement-breakpoint
create trigger hub_changed after insert or update or delete on family_addresses
  for each row execute function notify_hub_changed('family_id');
--> statement-breakpoint
drop trigger hub_changed on pictures;
--> statement-breakpoint
create trigger hub_changed after update or delete on pictures
  for each row execute function notify_hub_changed('family_id');
--> statement-breakpoint
drop trigger hub_changed on themes;
--> statement-breakpoint
create trigger hub_changed after insert or update or delete on themes
  for each row execute function notify_hub_changed('family_id');
--> statement-breakpoint
drop trigger hub_changed on kids;
--> statement-breakpoint
create trigger hub_changed after insert or update or delete on kids
  for each row execute function notify_hub_changed('family_id');
--> statement-breakpoint
-- A family that is there when a transaction ends has an owner (the index above allows no second). Checked at the commit, so
-- that one transaction may make a family and its owner, hand it over, or delete it.
create function family_keeps_owner() returns trigger language plpgsql as $$
declare
  family uuid;
begin
  if tg_table_name = 'families' then family := new.id; else family := old.family_id; end if;
  if exists (select from families where id = family)
    and not exists (select from family_members where family_id = family and role = 'owner')
  then
    raise exception 'The family % has no owner', family
      using errcode = 'integrity_constraint_violation', constraint = tg_name, table = tg_table_name;
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger families_owner after insert on families
  deferrable initially deferred for each row execute function family_keeps_owner();
--> statement-breakpoint
create constraint trigger family_members_owner after update or delete on family_members
  deferrable initially deferred for each row when (old.role = 'owner') execute function family_keeps_owner();
--> statement-breakpoint
-- Jobs that wait name the family by its new name. A database that is new has no queue yet.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    update graphile_worker._private_jobs as job set payload = json_build_object('familyId', payload ->> 'userId')
    from graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = 'sync-subscription' and payload ->> 'userId' is not null;
  end if;
end $$;
