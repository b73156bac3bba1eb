CREATE TABLE "family_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"email" text NOT NULL,
	"canonical_email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"asked_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_invites_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "family_invites_once_per_family" UNIQUE("family_id","canonical_email"),
	CONSTRAINT "family_invites_email" CHECK (char_length("family_invites"."email") <= 254),
	CONSTRAINT "family_invites_token" CHECK ("family_invites"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "family_invites" ADD CONSTRAINT "family_invites_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invites" ADD CONSTRAINT "family_invites_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_invites_asked_by" ON "family_invites" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "family_invites_expires_at" ON "family_invites" USING btree ("expires_at");