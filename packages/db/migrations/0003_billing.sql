CREATE TABLE "stripe_syncs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"begun" integer NOT NULL,
	"stored" integer DEFAULT 0 NOT NULL,
	"synced_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "continued_on_free_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plan_set_by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stripe_syncs" ADD CONSTRAINT "stripe_syncs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stripe_syncs_synced_at" ON "stripe_syncs" USING btree ("synced_at");