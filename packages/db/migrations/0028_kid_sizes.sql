ALTER TABLE "kids" ADD COLUMN "tops" text;--> statement-breakpoint
ALTER TABLE "kids" ADD COLUMN "bottoms" text;--> statement-breakpoint
ALTER TABLE "kids" ADD COLUMN "shoes" text;--> statement-breakpoint
ALTER TABLE "kids" ADD COLUMN "coat" text;--> statement-breakpoint
ALTER TABLE "kids" ADD COLUMN "loves" text;--> statement-breakpoint
ALTER TABLE "kids" ADD COLUMN "please_not" text;--> statement-breakpoint
ALTER TABLE "kids" ADD COLUMN "shows_sizes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kids" ADD COLUMN "sizes_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kids" ADD CONSTRAINT "kids_tops" CHECK (char_length("kids"."tops") <= 40);--> statement-breakpoint
ALTER TABLE "kids" ADD CONSTRAINT "kids_bottoms" CHECK (char_length("kids"."bottoms") <= 40);--> statement-breakpoint
ALTER TABLE "kids" ADD CONSTRAINT "kids_shoes" CHECK (char_length("kids"."shoes") <= 40);--> statement-breakpoint
ALTER TABLE "kids" ADD CONSTRAINT "kids_coat" CHECK (char_length("kids"."coat") <= 40);--> statement-breakpoint
ALTER TABLE "kids" ADD CONSTRAINT "kids_loves" CHECK (char_length("kids"."loves") <= 200);--> statement-breakpoint
ALTER TABLE "kids" ADD CONSTRAINT "kids_please_not" CHECK (char_length("kids"."please_not") <= 200);