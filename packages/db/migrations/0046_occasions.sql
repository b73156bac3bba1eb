CREATE TABLE "occasions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kid_id" uuid NOT NULL,
	"name" text NOT NULL,
	"month" smallint,
	"day" smallint,
	"year" smallint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "occasions_kid_and_id" UNIQUE("kid_id","id"),
	CONSTRAINT "occasions_name" CHECK (char_length("occasions"."name") between 1 and 40),
	CONSTRAINT "occasions_date_exists" CHECK (num_nonnulls("occasions"."month", "occasions"."day", "occasions"."year") = 0 or (num_nonnulls("occasions"."month", "occasions"."day") = 2 and "occasions"."month" between 1 and 12 and "occasions"."day" between 1 and (array[31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])["occasions"."month"])),
	CONSTRAINT "occasions_year" CHECK ("occasions"."year" between 2000 and 2099)
);--> statement-breakpoint
-- Tables are locked before those that refer to them, as everybody else locks them.
ALTER TABLE "occasions" ADD CONSTRAINT "occasions_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "occasion_day" text;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "occasion_id" uuid;--> statement-breakpoint
-- Only the occasion is set to null: a wish always has a kid.
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_occasion_of_kid" FOREIGN KEY ("kid_id","occasion_id") REFERENCES "public"."occasions"("kid_id","id") ON DELETE set null ("occasion_id") ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_one_occasion" CHECK (("wishlist_items"."occasion_day" is null or "wishlist_items"."occasion_id" is null) and "wishlist_items"."occasion_day" in ('birthday', 'second-day')) NOT VALID;--> statement-breakpoint
create trigger hub_changed after insert or update or delete on occasions
  for each row execute function notify_hub_changed('kid_id');
