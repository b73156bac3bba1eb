ALTER TABLE "wishlist_items" DROP CONSTRAINT "wishlist_items_url_unless_activity";--> statement-breakpoint
ALTER TABLE "wishlist_items" DROP CONSTRAINT "wishlist_items_state";--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_url_unless_activity" CHECK ("wishlist_items"."is_activity" or "wishlist_items"."url" is not null or "wishlist_items"."state" in ('put-away', 'draft'));--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_state" CHECK ("wishlist_items"."state" in ('shown', 'put-away', 'draft'));