-- Tables are locked before those that refer to them, as everybody else locks them.
CREATE TABLE "digests" (
	"kid_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "digests_sent" CHECK ("digests"."sent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "digest_wishes" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"digested_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "sends_digests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_wishes" ADD CONSTRAINT "digest_wishes_item_id_wishlist_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."wishlist_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supporters" ADD COLUMN "wants_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "supporters" ADD COLUMN "digest_ended_at" timestamp (3) with time zone;
