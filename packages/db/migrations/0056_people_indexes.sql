ALTER TABLE "mail_contacts" VALIDATE CONSTRAINT "mail_contacts_person_id_people_id_fk";--> statement-breakpoint
ALTER TABLE "thank_yous" VALIDATE CONSTRAINT "thank_yous_person_id_people_id_fk";--> statement-breakpoint
ALTER TABLE "thank_yous" VALIDATE CONSTRAINT "thank_yous_card_id_thank_yous_id_fk";--> statement-breakpoint
ALTER TABLE "thank_yous" VALIDATE CONSTRAINT "thank_yous_person_named";--> statement-breakpoint
CREATE INDEX "mail_contacts_person" ON "mail_contacts" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "thank_yous_person" ON "thank_yous" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "thank_yous_card" ON "thank_yous" USING btree ("card_id");
