CREATE TABLE "email_sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"is_for_any_browser" boolean DEFAULT false NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_sign_ins_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "email_sign_ins_email" CHECK (char_length("email_sign_ins"."email") <= 254),
	CONSTRAINT "email_sign_ins_token" CHECK ("email_sign_ins"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE INDEX "email_sign_ins_expires_at" ON "email_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_verified_email" ON "users" USING btree (lower("verified_email"));