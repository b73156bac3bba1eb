ALTER TABLE "pictures" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_size" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0);