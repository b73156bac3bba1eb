CREATE TABLE "address_tombstones" (
	"address_hmac" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"is_current" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_addresses_shape" CHECK ("family_addresses"."address" ~ '^[a-z0-9-]{3,63}$' and "family_addresses"."address" ~ '[a-z0-9]')
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "mail_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"gift_recorded" boolean DEFAULT true NOT NULL,
	"referral_reward" boolean DEFAULT true NOT NULL,
	"trial_reminders" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "pictures_id_and_owner" UNIQUE("id","user_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_id_is_a_hash" CHECK ("sessions"."id_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "themes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"palette" text NOT NULL,
	"accent" text,
	"cover" text NOT NULL,
	CONSTRAINT "themes_palette" CHECK ("themes"."palette" in ('evergreen', 'coral', 'ocean', 'lavender', 'sunshine', 'midnight')),
	CONSTRAINT "themes_accent" CHECK ("themes"."accent" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "themes_cover" CHECK ("themes"."cover" in ('plain', 'dots', 'rings', 'ribbon'))
);
--> statement-breakpoint
CREATE TABLE "trial_tombstones" (
	"identity_hmac" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"subscription_plan" text DEFAULT 'free' NOT NULL,
	"subscription_status" text,
	"trial_ends_at" timestamp (3) with time zone,
	"premium_granted_until" timestamp (3) with time zone,
	"current_period_end" timestamp (3) with time zone,
	"stripe_customer_id" text,
	"referral_code" text NOT NULL,
	"photo_in_previews" boolean DEFAULT false NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_stripeCustomerId_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "users_referralCode_unique" UNIQUE("referral_code"),
	CONSTRAINT "users_first_name_length" CHECK (char_length("users"."first_name") <= 80),
	CONSTRAINT "users_last_name_length" CHECK (char_length("users"."last_name") <= 80),
	CONSTRAINT "users_plan" CHECK ("users"."subscription_plan" in ('free', 'premium', 'enterprise')),
	CONSTRAINT "users_status" CHECK ("users"."subscription_status" in ('active', 'trialing', 'past_due', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "link_clicks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kid_id" uuid NOT NULL,
	"payment_link_id" uuid,
	"registry_link_id" uuid,
	"visitor_hash" text,
	"hour" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "link_clicks_payment_once" UNIQUE("payment_link_id","visitor_hash","hour"),
	CONSTRAINT "link_clicks_registry_once" UNIQUE("registry_link_id","visitor_hash","hour"),
	CONSTRAINT "link_clicks_one_target" CHECK (num_nonnulls("link_clicks"."payment_link_id", "link_clicks"."registry_link_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kid_id" uuid NOT NULL,
	"visitor_hash" text,
	"hour" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_views_once" UNIQUE("kid_id","visitor_hash","hour")
);
--> statement-breakpoint
CREATE TABLE "contributions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kid_id" uuid NOT NULL,
	"payment_link_id" uuid,
	"wishlist_item_id" uuid,
	"contributor_name" text,
	"is_anonymous" boolean NOT NULL,
	"amount_cents" integer NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"is_on_wall" boolean DEFAULT true NOT NULL,
	"contributed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contributions_name_or_anonymous" CHECK ("contributions"."is_anonymous" = ("contributions"."contributor_name" is null) and ("contributions"."contributor_name" is null or char_length("contributions"."contributor_name") between 1 and 80)),
	CONSTRAINT "contributions_amount" CHECK ("contributions"."amount_cents" between 1 and 1000000),
	CONSTRAINT "contributions_type" CHECK ("contributions"."type" in ('529', 'other')),
	CONSTRAINT "contributions_status" CHECK ("contributions"."status" in ('reported', 'confirmed', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "thank_yous" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kid_id" uuid NOT NULL,
	"purchase_id" uuid,
	"contribution_id" uuid,
	"contact_id" uuid,
	"contributor_name" text,
	"contribution_type" text NOT NULL,
	"amount_cents" integer,
	"gift_label" text,
	"contributed_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"message" text,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "thank_yous_purchaseId_unique" UNIQUE("purchase_id"),
	CONSTRAINT "thank_yous_contributionId_unique" UNIQUE("contribution_id"),
	CONSTRAINT "thank_yous_type" CHECK ("thank_yous"."contribution_type" in ('wishlist', '529', 'esa', 'contribution')),
	CONSTRAINT "thank_yous_status" CHECK ("thank_yous"."status" in ('pending', 'queued', 'sent', 'failed', 'thanked')),
	CONSTRAINT "thank_yous_amount" CHECK ("thank_yous"."amount_cents" > 0),
	CONSTRAINT "thank_yous_message" CHECK (char_length("thank_yous"."message") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "kids" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"birthday_month" smallint,
	"birthday_day" smallint,
	"grade" text,
	"school_type" text,
	"bio" text,
	"avatar_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kids_first_name" CHECK (char_length("kids"."first_name") between 1 and 80),
	CONSTRAINT "kids_birthday_month" CHECK ("kids"."birthday_month" between 1 and 12),
	CONSTRAINT "kids_birthday_exists" CHECK ("kids"."birthday_day" is null or ("kids"."birthday_month" is not null and "kids"."birthday_day" between 1 and (array[31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])["kids"."birthday_month"])),
	CONSTRAINT "kids_grade" CHECK (char_length("kids"."grade") <= 40),
	CONSTRAINT "kids_school_type" CHECK (char_length("kids"."school_type") <= 40),
	CONSTRAINT "kids_bio" CHECK (char_length("kids"."bio") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kid_id" uuid NOT NULL,
	"type" text NOT NULL,
	"label" text NOT NULL,
	"url" text NOT NULL,
	"contribution_code" text,
	"description" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_links_kid_and_id" UNIQUE("kid_id","id"),
	CONSTRAINT "payment_links_type" CHECK ("payment_links"."type" in ('529', 'esa', 'venmo', 'paypal', 'other', 'activity', 'registry')),
	CONSTRAINT "payment_links_code_only_for_education" CHECK ("payment_links"."contribution_code" is null or "payment_links"."type" in ('529', 'esa')),
	CONSTRAINT "payment_links_label" CHECK (char_length("payment_links"."label") between 1 and 120),
	CONSTRAINT "payment_links_url" CHECK (char_length("payment_links"."url") <= 2048 and "payment_links"."url" ~ '^https?://')
);
--> statement-breakpoint
CREATE TABLE "registry_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kid_id" uuid NOT NULL,
	"service" text NOT NULL,
	"label" text NOT NULL,
	"url" text NOT NULL,
	"description" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registry_links_kid_and_id" UNIQUE("kid_id","id"),
	CONSTRAINT "registry_links_service" CHECK ("registry_links"."service" in ('babylist', 'amazon', 'target', 'elfster', 'other')),
	CONSTRAINT "registry_links_label" CHECK (char_length("registry_links"."label") between 1 and 120),
	CONSTRAINT "registry_links_url" CHECK (char_length("registry_links"."url") <= 2048 and "registry_links"."url" ~ '^https?://')
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"stripe_subscription_id" text NOT NULL,
	"stripe_status" text NOT NULL,
	"stripe_price_id" text NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"trial_end" timestamp (3) with time zone,
	"current_period_end" timestamp (3) with time zone,
	"synced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_stripeSubscriptionId_unique" UNIQUE("stripe_subscription_id")
);
--> statement-breakpoint
CREATE TABLE "priority_slots" (
	"kid_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"payment_link_id" uuid,
	"registry_link_id" uuid,
	"wishlist_item_id" uuid,
	"is_activity" boolean DEFAULT true NOT NULL,
	CONSTRAINT "priority_slots_kid_id_slot_pk" PRIMARY KEY("kid_id","slot"),
	CONSTRAINT "priority_slots_paymentLinkId_unique" UNIQUE("payment_link_id"),
	CONSTRAINT "priority_slots_registryLinkId_unique" UNIQUE("registry_link_id"),
	CONSTRAINT "priority_slots_wishlistItemId_unique" UNIQUE("wishlist_item_id"),
	CONSTRAINT "priority_slots_slot" CHECK ("priority_slots"."slot" between 1 and 3),
	CONSTRAINT "priority_slots_one_thing" CHECK (num_nonnulls("priority_slots"."payment_link_id", "priority_slots"."registry_link_id", "priority_slots"."wishlist_item_id") = 1),
	CONSTRAINT "priority_slots_is_activity" CHECK ("priority_slots"."is_activity")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"referee_id" uuid,
	"referee_email" text,
	"clicked_at" timestamp (3) with time zone NOT NULL,
	"signed_up_at" timestamp (3) with time zone,
	"published_page_at" timestamp (3) with time zone,
	"reward_granted_at" timestamp (3) with time zone,
	CONSTRAINT "referrals_refereeId_unique" UNIQUE("referee_id"),
	CONSTRAINT "referrals_not_self" CHECK ("referrals"."referee_id" <> "referrals"."referrer_id"),
	CONSTRAINT "referrals_order" CHECK (("referrals"."published_page_at" is null or "referrals"."signed_up_at" is not null) and ("referrals"."reward_granted_at" is null or "referrals"."published_page_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "mail_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"canonical_email" text NOT NULL,
	"confirmation_token_hash" text,
	"confirmation_sent_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_contacts_confirmationTokenHash_unique" UNIQUE("confirmation_token_hash"),
	CONSTRAINT "mail_contacts_once_per_family" UNIQUE("user_id","canonical_email"),
	CONSTRAINT "mail_contacts_email" CHECK (char_length("mail_contacts"."email") <= 254),
	CONSTRAINT "mail_contacts_token" CHECK ("mail_contacts"."confirmation_token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "supporters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kid_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"name" text NOT NULL,
	"wants_updates" boolean NOT NULL,
	"contribution_type" text,
	"contribution_amount_cents" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supporters_once_per_kid" UNIQUE("kid_id","contact_id"),
	CONSTRAINT "supporters_name" CHECK (char_length("supporters"."name") between 1 and 80),
	CONSTRAINT "supporters_amount" CHECK ("supporters"."contribution_amount_cents" between 1 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kid_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"picture_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "updates_title" CHECK (char_length("updates"."title") between 1 and 120),
	CONSTRAINT "updates_content" CHECK (char_length("updates"."content") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"giver_name" text,
	"is_anonymous" boolean NOT NULL,
	"is_by_parent" boolean DEFAULT false NOT NULL,
	"is_on_wall" boolean DEFAULT true NOT NULL,
	"undo_token_hash" text,
	"purchased_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "purchases_one_buyer" UNIQUE("item_id"),
	CONSTRAINT "purchases_name_or_anonymous" CHECK ("purchases"."is_anonymous" = ("purchases"."giver_name" is null) and ("purchases"."giver_name" is null or char_length("purchases"."giver_name") between 1 and 80)),
	CONSTRAINT "purchases_undo_token" CHECK ("purchases"."undo_token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kid_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"price" text,
	"description" text,
	"priority" text DEFAULT 'medium' NOT NULL,
	"picture_id" uuid,
	"is_activity" boolean DEFAULT false NOT NULL,
	"funding_goal_cents" integer,
	"funding_received_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_kid_and_id" UNIQUE("kid_id","id"),
	CONSTRAINT "wishlist_items_kid_id_activity" UNIQUE("kid_id","id","is_activity"),
	CONSTRAINT "wishlist_items_name" CHECK (char_length("wishlist_items"."name") between 1 and 120),
	CONSTRAINT "wishlist_items_url" CHECK (char_length("wishlist_items"."url") <= 2048 and "wishlist_items"."url" ~ '^https?://'),
	CONSTRAINT "wishlist_items_url_unless_activity" CHECK ("wishlist_items"."is_activity" or "wishlist_items"."url" is not null),
	CONSTRAINT "wishlist_items_priority" CHECK ("wishlist_items"."priority" in ('low', 'medium', 'high')),
	CONSTRAINT "wishlist_items_funding" CHECK ("wishlist_items"."funding_goal_cents" >= 0 and "wishlist_items"."funding_received_cents" >= 0),
	CONSTRAINT "wishlist_items_funding_only_for_activities" CHECK ("wishlist_items"."is_activity" or ("wishlist_items"."funding_goal_cents" is null and "wishlist_items"."funding_received_cents" = 0))
);
--> statement-breakpoint
ALTER TABLE "family_addresses" ADD CONSTRAINT "family_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD CONSTRAINT "mail_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "themes" ADD CONSTRAINT "themes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_clicks" ADD CONSTRAINT "link_clicks_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_clicks" ADD CONSTRAINT "link_clicks_payment_link_id_payment_links_id_fk" FOREIGN KEY ("payment_link_id") REFERENCES "public"."payment_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_clicks" ADD CONSTRAINT "link_clicks_registry_link_id_registry_links_id_fk" FOREIGN KEY ("registry_link_id") REFERENCES "public"."registry_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_payment_link_id_payment_links_id_fk" FOREIGN KEY ("payment_link_id") REFERENCES "public"."payment_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_wishlist_item_id_wishlist_items_id_fk" FOREIGN KEY ("wishlist_item_id") REFERENCES "public"."wishlist_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD CONSTRAINT "thank_yous_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD CONSTRAINT "thank_yous_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD CONSTRAINT "thank_yous_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD CONSTRAINT "thank_yous_contact_id_mail_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."mail_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kids" ADD CONSTRAINT "kids_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kids" ADD CONSTRAINT "kids_avatar_of_same_owner" FOREIGN KEY ("avatar_id","user_id") REFERENCES "public"."pictures"("id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_links" ADD CONSTRAINT "registry_links_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "priority_slots" ADD CONSTRAINT "priority_slots_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "priority_slots" ADD CONSTRAINT "priority_slots_payment_link_of_kid" FOREIGN KEY ("kid_id","payment_link_id") REFERENCES "public"."payment_links"("kid_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "priority_slots" ADD CONSTRAINT "priority_slots_registry_link_of_kid" FOREIGN KEY ("kid_id","registry_link_id") REFERENCES "public"."registry_links"("kid_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "priority_slots" ADD CONSTRAINT "priority_slots_activity_of_kid" FOREIGN KEY ("kid_id","wishlist_item_id","is_activity") REFERENCES "public"."wishlist_items"("kid_id","id","is_activity") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referee_id_users_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_contacts" ADD CONSTRAINT "mail_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supporters" ADD CONSTRAINT "supporters_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supporters" ADD CONSTRAINT "supporters_contact_id_mail_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."mail_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates" ADD CONSTRAINT "updates_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates" ADD CONSTRAINT "updates_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_item_id_wishlist_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."wishlist_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "family_addresses_one_current" ON "family_addresses" USING btree ("user_id") WHERE "family_addresses"."is_current";--> statement-breakpoint
CREATE INDEX "family_addresses_user" ON "family_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pictures_user" ON "pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_closed_at" ON "users" USING btree ("closed_at") WHERE "users"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "link_clicks_kid" ON "link_clicks" USING btree ("kid_id","hour");--> statement-breakpoint
CREATE INDEX "link_clicks_hour" ON "link_clicks" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "page_views_hour" ON "page_views" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "contributions_kid" ON "contributions" USING btree ("kid_id","contributed_at");--> statement-breakpoint
CREATE INDEX "contributions_payment_link" ON "contributions" USING btree ("payment_link_id");--> statement-breakpoint
CREATE INDEX "contributions_wishlist_item" ON "contributions" USING btree ("wishlist_item_id");--> statement-breakpoint
CREATE INDEX "thank_yous_kid" ON "thank_yous" USING btree ("kid_id","status","contributed_at");--> statement-breakpoint
CREATE INDEX "thank_yous_contact" ON "thank_yous" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "kids_user" ON "kids" USING btree ("user_id","position","id");--> statement-breakpoint
CREATE INDEX "kids_avatar" ON "kids" USING btree ("avatar_id");--> statement-breakpoint
CREATE INDEX "registry_links_created" ON "registry_links" USING btree ("kid_id","created_at");--> statement-breakpoint
CREATE INDEX "stripe_events_received_at" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","clicked_at");--> statement-breakpoint
CREATE INDEX "supporters_contact" ON "supporters" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "updates_kid" ON "updates" USING btree ("kid_id","created_at");--> statement-breakpoint
CREATE INDEX "updates_picture" ON "updates" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "wishlist_items_picture" ON "wishlist_items" USING btree ("picture_id");