-- The previous release calls only version 2 of the functions that record gifts.
DROP FUNCTION "record_purchase_v1";--> statement-breakpoint
DROP FUNCTION "record_contribution_v1";--> statement-breakpoint
DROP FUNCTION "store_gift_effects_v1";--> statement-breakpoint
DROP FUNCTION "count_gift_try_v1";--> statement-breakpoint
DROP FUNCTION "count_gift_v1";--> statement-breakpoint
DROP FUNCTION "queue_gift_notice_v1";
