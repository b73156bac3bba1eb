CREATE TABLE "update_mails" (
	"update_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "update_mails_sent" CHECK ("update_mails"."sent" >= 0)
);
--> statement-breakpoint
ALTER TABLE "update_mails" ADD CONSTRAINT "update_mails_update_id_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."updates"("id") ON DELETE cascade ON UPDATE no action;