CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"contact_id" uuid,
	"recipient" text,
	"recipient_hash" text NOT NULL,
	"facts" jsonb NOT NULL,
	"dedupe_key" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "mails_dedupeKey_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "mails_to_somebody" CHECK (num_nonnulls("mails"."user_id", "mails"."contact_id", "mails"."recipient") = 1),
	CONSTRAINT "mails_recipient_hash" CHECK ("mails"."recipient_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "mails_status" CHECK ("mails"."status" in ('queued', 'sent', 'failed', 'dead', 'dropped') and ("mails"."status" = 'queued') = ("mails"."settled_at" is null)),
	CONSTRAINT "mails_problem" CHECK (char_length("mails"."problem") <= 40)
);
--> statement-breakpoint
ALTER TABLE "thank_yous" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD COLUMN "awaits_notice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_contact_id_mail_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."mail_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_gift_mail_waits" ON "mails" USING btree ("user_id") WHERE "mails"."status" = 'queued' and "mails"."kind" = 'gift-recorded';--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient_hash","settled_at");--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "mails_contact" ON "mails" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "mails_settled" ON "mails" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "thank_yous_awaits_notice" ON "thank_yous" USING btree ("kid_id") WHERE "thank_yous"."awaits_notice";--> statement-breakpoint
ALTER TABLE "thank_yous" ADD CONSTRAINT "thank_yous_problem" CHECK ("thank_yous"."problem" in ('refused', 'unreachable', 'unsubscribed'));