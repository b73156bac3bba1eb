CREATE TABLE "family_handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_handovers_familyId_unique" UNIQUE("family_id"),
	CONSTRAINT "family_handovers_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "family_handovers_token" CHECK ("family_handovers"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "family_handovers_two_people" CHECK ("family_handovers"."asked_by" <> "family_handovers"."member_id")
);
--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "payment_missing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "family_handovers" ADD CONSTRAINT "family_handovers_asked_by" FOREIGN KEY ("family_id","asked_by") REFERENCES "public"."family_members"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_handovers" ADD CONSTRAINT "family_handovers_member" FOREIGN KEY ("family_id","member_id") REFERENCES "public"."family_members"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_handovers_expires_at" ON "family_handovers" USING btree ("expires_at");