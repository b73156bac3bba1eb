-- Tables are locked before those that refer to them, as everybody else locks them.
ALTER TABLE "families" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_currency" CHECK ("families"."currency" ~ '^[A-Z]{3}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "contributions" DROP CONSTRAINT "contributions_amount";--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_amount" CHECK ("contributions"."amount_cents" between 1 and 10000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "supporters" DROP CONSTRAINT "supporters_amount";--> statement-breakpoint
ALTER TABLE "supporters" ADD CONSTRAINT "supporters_amount" CHECK ("supporters"."contribution_amount_cents" between 1 and 10000000) NOT VALID;