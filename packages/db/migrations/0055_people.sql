-- Tables are locked before those that refer to them, as everybody else locks them.
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"name" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_name" CHECK (char_length("people"."name") between 1 and 80),
	CONSTRAINT "people_note" CHECK (char_length("people"."note") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_family" ON "people" USING btree ("family_id");--> statement-breakpoint
ALTER TABLE "mail_contacts" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_contacts" ADD COLUMN "added_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_contacts" ADD CONSTRAINT "mail_contacts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD COLUMN "card_id" uuid;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD CONSTRAINT "thank_yous_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD CONSTRAINT "thank_yous_card_id_thank_yous_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."thank_yous"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "thank_yous" ADD CONSTRAINT "thank_yous_person_named" CHECK ("thank_yous"."person_id" is null or "thank_yous"."contributor_name" is not null) NOT VALID;--> statement-breakpoint
-- A person does not change the hub, but the family's open dashboards show it.
create trigger hub_changed after insert or update or delete on people
  for each row execute function notify_hub_changed('family_id');
