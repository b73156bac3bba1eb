CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kid_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"note" text,
	"proposed_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proposals_name" CHECK (char_length("proposals"."name") between 1 and 120),
	CONSTRAINT "proposals_url" CHECK (char_length("proposals"."url") between 1 and 2048),
	CONSTRAINT "proposals_note" CHECK (char_length("proposals"."note") between 1 and 300),
	CONSTRAINT "proposals_proposed_by" CHECK (char_length("proposals"."proposed_by") between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposals_kid" ON "proposals" USING btree ("kid_id");--> statement-breakpoint
-- A proposal does not change the hub, but the family's open dashboards show it.
create trigger hub_changed after insert or delete on proposals
  for each row execute function notify_hub_changed('kid_id');
