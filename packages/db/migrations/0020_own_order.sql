ALTER TABLE "payment_links" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "registry_links" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "position" integer;