-- The foreign key locks pictures too, and transactions take them before thank-yous (docs/architecture.md).
LOCK TABLE "pictures" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD CONSTRAINT "thank_yous_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thank_yous_picture" ON "thank_yous" USING btree ("picture_id");