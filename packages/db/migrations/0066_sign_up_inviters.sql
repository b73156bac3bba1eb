-- Foreign keys lock the tables that they reference. Other transactions lock these tables first.
LOCK TABLE "families", "users" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "sign_up_invites" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_up_invites" ADD COLUMN "family_id" uuid;--> statement-breakpoint
ALTER TABLE "sign_up_invites" ADD COLUMN "inviter_id" uuid;--> statement-breakpoint
ALTER TABLE "sign_up_invites" ADD CONSTRAINT "sign_up_invites_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_invites" ADD CONSTRAINT "sign_up_invites_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_up_invites_family" ON "sign_up_invites" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "sign_up_invites_inviter" ON "sign_up_invites" USING btree ("inviter_id");--> statement-breakpoint
ALTER TABLE "sign_up_invites" ADD CONSTRAINT "sign_up_invites_id" UNIQUE("id");