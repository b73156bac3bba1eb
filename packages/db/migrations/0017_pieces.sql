ALTER TABLE "wishlist_items" ADD COLUMN "quantity" integer DEFAULT 1;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_quantity" CHECK ("wishlist_items"."quantity" between 1 and 20);--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_one_activity" CHECK (not "wishlist_items"."is_activity" or ("wishlist_items"."quantity" is not null and "wishlist_items"."quantity" = 1));--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_state" CHECK ("wishlist_items"."state" in ('shown', 'put-away'));--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_message" CHECK (char_length("contributions"."message") between 1 and 300);--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_one_buyer";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "unit" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "reserved_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "is_extended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "purchases_reserved" ON "purchases" USING btree ("reserved_until") WHERE "purchases"."reserved_until" is not null;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_one_giver_a_piece" UNIQUE("item_id","unit");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_unit" CHECK ("purchases"."unit" > 0);--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_message" CHECK (char_length("purchases"."message") between 1 and 300);--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_hold" CHECK ("purchases"."reserved_until" is null or (not "purchases"."is_by_parent" and "purchases"."undo_token_hash" is null and "purchases"."received_at" is null));--> statement-breakpoint
-- The free pieces of a wish, lowest first, at most 20. Ended holds are taken away first, and of the holds in `own` those of this wish,
-- whose holder buys now. Whoever calls it holds the wish with FOR NO KEY UPDATE. It is a function because it then sees what others
-- committed while its caller's statement waited for that lock.
create function free_pieces(wish uuid, quantity integer, moment timestamptz, own uuid[]) returns integer[]
language plpgsql volatile as $$
begin
  delete from purchases
  where item_id = wish and (reserved_until <= moment or (reserved_until is not null and id = any(own)));
  return array(
    select piece
    from generate_series(1, coalesce(quantity, 20 + (select count(*)::int from purchases where item_id = wish))) piece
    where not exists (select from purchases where item_id = wish and unit = piece)
    order by piece limit 20);
end $$;
