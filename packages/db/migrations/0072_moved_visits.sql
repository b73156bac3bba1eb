-- Runs without a transaction.
INSERT INTO counted_visits (hour, kid_id, target_id, visitor_hash)
  SELECT hour, kid_id, kid_id, visitor_hash FROM page_views
  WHERE hour >= date_trunc('hour', now(), 'UTC') AND visitor_hash IS NOT NULL
  UNION ALL
  SELECT hour, kid_id, coalesce(payment_link_id, registry_link_id), visitor_hash FROM link_clicks
  WHERE hour >= date_trunc('hour', now(), 'UTC') AND visitor_hash IS NOT NULL AND num_nonnulls(payment_link_id, registry_link_id) = 1
  ORDER BY 1, 2, 3, 4
  ON CONFLICT DO NOTHING;--> statement-breakpoint
DO $$ BEGIN
  LOOP
    WITH moved AS (
      DELETE FROM page_views WHERE id IN (SELECT id FROM page_views ORDER BY hour LIMIT 10000) RETURNING kid_id, hour
    )
    INSERT INTO visit_days (kid_id, day, target_id, visits)
    SELECT kid_id, (hour AT TIME ZONE 'UTC')::date, kid_id, count(*) FROM moved GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (kid_id, day, target_id) DO UPDATE SET visits = visit_days.visits + excluded.visits;
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
END $$;--> statement-breakpoint
DO $$ BEGIN
  LOOP
    WITH moved AS (
      DELETE FROM link_clicks WHERE id IN (SELECT id FROM link_clicks ORDER BY hour LIMIT 10000)
      RETURNING kid_id, hour, coalesce(payment_link_id, registry_link_id, '00000000-0000-0000-0000-000000000000') AS target_id
    )
    INSERT INTO visit_days (kid_id, day, target_id, visits)
    SELECT kid_id, (hour AT TIME ZONE 'UTC')::date, target_id, count(*) FROM moved GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (kid_id, day, target_id) DO UPDATE SET visits = visit_days.visits + excluded.visits;
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
END $$;
