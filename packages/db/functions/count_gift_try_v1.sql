-- Counts an attempt to give that stored nothing. Does nothing if counting is null, as for a parent, whose gifts are
-- unlimited.
CREATE OR REPLACE FUNCTION public.count_gift_try_v1(counting json)
 RETURNS void
 LANGUAGE sql
AS $function$
  select count_gift_v1((counting::jsonb || '{"kind": "try"}')::json) where counting ->> 'visitor_key' is not null
$function$
