ALTER TABLE "purchases" ADD COLUMN "visitor_hash" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "network_hash" text;--> statement-breakpoint
CREATE INDEX "purchases_visitor" ON "purchases" USING btree ("visitor_hash") WHERE "purchases"."visitor_hash" is not null;--> statement-breakpoint
CREATE INDEX "purchases_network" ON "purchases" USING btree ("network_hash") WHERE "purchases"."network_hash" is not null;