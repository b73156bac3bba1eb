CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kid_id" uuid NOT NULL,
	"day" text NOT NULL,
	"contact_id" uuid,
	"user_id" uuid,
	"reminded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminders_one_per_contact" UNIQUE("kid_id","day","contact_id"),
	CONSTRAINT "reminders_one_per_parent" UNIQUE("kid_id","day","user_id"),
	CONSTRAINT "reminders_day" CHECK ("reminders"."day" in ('birthday', 'second-day')),
	CONSTRAINT "reminders_to_somebody" CHECK (num_nonnulls("reminders"."contact_id", "reminders"."user_id") = 1)
);--> statement-breakpoint
-- Tables are locked before those that refer to them, as everybody else locks them.
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_contact_id_mail_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."mail_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD COLUMN "list_ready" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "supporters" ADD COLUMN "reminds_birthday" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "supporters" ADD COLUMN "news_ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "supporters" ADD COLUMN "reminders_ended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "reminders_contact" ON "reminders" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "reminders_user" ON "reminders" USING btree ("user_id");
