CREATE TABLE "page_view_days" (
	"kid_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_view_days_pkey" PRIMARY KEY("kid_id","day")
);
--> statement-breakpoint
DROP INDEX "page_views_hashed";--> statement-breakpoint
ALTER TABLE "page_view_days" ADD CONSTRAINT "page_view_days_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;