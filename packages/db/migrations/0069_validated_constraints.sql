-- Runs without a transaction.
ALTER TABLE "contributions" VALIDATE CONSTRAINT "contributions_amount";--> statement-breakpoint
ALTER TABLE "contributions" VALIDATE CONSTRAINT "contributions_withdrawal";--> statement-breakpoint
ALTER TABLE "families" VALIDATE CONSTRAINT "families_currency";--> statement-breakpoint
ALTER TABLE "kids" VALIDATE CONSTRAINT "kids_deleted_from_family_id_families_id_fk";--> statement-breakpoint
ALTER TABLE "kids" VALIDATE CONSTRAINT "kids_family_or_deleted";--> statement-breakpoint
ALTER TABLE "supporters" VALIDATE CONSTRAINT "supporters_amount";--> statement-breakpoint
ALTER TABLE "wishlist_items" VALIDATE CONSTRAINT "wishlist_items_occasion_of_kid";--> statement-breakpoint
ALTER TABLE "wishlist_items" VALIDATE CONSTRAINT "wishlist_items_one_occasion";--> statement-breakpoint
ALTER TABLE "wishlist_items" VALIDATE CONSTRAINT "wishlist_items_url_unless_activity";
