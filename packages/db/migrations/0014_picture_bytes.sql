ALTER TABLE "pictures" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_bytes" CHECK ("pictures"."bytes" > 0);