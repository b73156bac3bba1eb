ALTER TABLE "page_view_days" RENAME TO "visit_days";--> statement-breakpoint
ALTER TABLE "visit_days" RENAME COLUMN "views" TO "visits";--> statement-breakpoint
ALTER TABLE "visit_days" RENAME CONSTRAINT "page_view_days_kid_id_kids_id_fk" TO "visit_days_kid_id_kids_id_fk";--> statement-breakpoint
ALTER TABLE "visit_days" ADD COLUMN "target_id" uuid;--> statement-breakpoint
UPDATE "visit_days" SET "target_id" = "kid_id";--> statement-breakpoint
ALTER TABLE "visit_days" ALTER COLUMN "target_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_days" DROP CONSTRAINT "page_view_days_pkey";--> statement-breakpoint
ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_pkey" PRIMARY KEY("kid_id","day","target_id");--> statement-breakpoint
CREATE UNLOGGED TABLE "counted_visits" (
	"hour" timestamp with time zone NOT NULL,
	"kid_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "counted_visits_pkey" PRIMARY KEY("hour","kid_id","target_id","visitor_hash")
);
--> statement-breakpoint
-- Replaces the rows that a process of the previous release stores by visits in visit_days. A click on a deleted link has the
-- target 00000000-0000-0000-0000-000000000000.
CREATE FUNCTION count_stored_visits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH counted AS (
    INSERT INTO counted_visits (hour, kid_id, target_id, visitor_hash)
    SELECT hour, kid_id, CASE tg_table_name
      WHEN 'page_views' THEN kid_id
      ELSE coalesce((to_jsonb(stored) ->> 'payment_link_id')::uuid, (to_jsonb(stored) ->> 'registry_link_id')::uuid,
        '00000000-0000-0000-0000-000000000000')
    END, visitor_hash
    FROM stored ORDER BY 1, 2, 3, 4
    ON CONFLICT DO NOTHING
    RETURNING hour, kid_id, target_id
  )
  INSERT INTO visit_days (kid_id, day, target_id, visits)
  SELECT kid_id, (hour AT TIME ZONE 'UTC')::date, target_id, count(*) FROM counted
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (kid_id, day, target_id) DO UPDATE SET visits = visit_days.visits + excluded.visits;
  EXECUTE format('DELETE FROM %I USING stored WHERE %1$I.id = stored.id', tg_table_name);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_stored_visits AFTER INSERT ON "page_views" REFERENCING NEW TABLE AS stored
  FOR EACH STATEMENT EXECUTE FUNCTION count_stored_visits();--> statement-breakpoint
CREATE TRIGGER count_stored_visits AFTER INSERT ON "link_clicks" REFERENCING NEW TABLE AS stored
  FOR EACH STATEMENT EXECUTE FUNCTION count_stored_visits();--> statement-breakpoint
-- Read by processes of the previous release. Their hourly roll-up fails, because the trigger has counted everything already.
CREATE VIEW page_view_days AS SELECT kid_id, day, visits AS views FROM visit_days WHERE target_id = kid_id;
