-- Counts a visitor's attempt to give, and any gift or hold that the attempt stored, for the visitor and for the hub
-- (rule: rate-limits). An expired window restarts. Raises GL429 when a limit is exceeded. The error's detail is JSON
-- with the key of the row, the exceeded counter, and the milliseconds until the window ends.
--
-- counted_as is 'try', 'gift' or 'hold'. The limits are in the order of the counters. A null limit means unlimited.
CREATE OR REPLACE FUNCTION public.count_gift_v2(visitor_key text, hub_key text, counted_as text, visitor_limits integer[], hub_limits integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  counters constant text[] := array['hour_tries', 'hour_gifts', 'hour_holds', 'day_tries', 'day_gifts', 'day_holds'];
  is_gift constant integer := (counted_as = 'gift')::integer;
  is_hold constant integer := (counted_as = 'hold')::integer;
  counted gift_counts;
  counts integer[];
  limits integer[];
begin
  -- The visitor before the hub, so that two transactions never wait for each other.
  for counted in
    insert into gift_counts as present
      (key, hour_ends, hour_tries, hour_gifts, hour_holds, day_ends, day_tries, day_gifts, day_holds)
    values
      (visitor_key, now() + interval '1 hour', 1, is_gift, is_hold, now() + interval '1 day', 1, is_gift, is_hold),
      (hub_key, now() + interval '1 hour', 1, is_gift, is_hold, now() + interval '1 day', 1, is_gift, is_hold)
    on conflict (key) do update set
      hour_ends = case when present.hour_ends > now() then present.hour_ends else excluded.hour_ends end,
      hour_tries = case when present.hour_ends > now() then present.hour_tries else 0 end + 1,
      hour_gifts = case when present.hour_ends > now() then present.hour_gifts else 0 end + is_gift,
      hour_holds = case when present.hour_ends > now() then present.hour_holds else 0 end + is_hold,
      day_ends = case when present.day_ends > now() then present.day_ends else excluded.day_ends end,
      day_tries = case when present.day_ends > now() then present.day_tries else 0 end + 1,
      day_gifts = case when present.day_ends > now() then present.day_gifts else 0 end + is_gift,
      day_holds = case when present.day_ends > now() then present.day_holds else 0 end + is_hold
    returning *
  loop
    counts := array[counted.hour_tries, counted.hour_gifts, counted.hour_holds,
      counted.day_tries, counted.day_gifts, counted.day_holds];
    limits := case counted.key when visitor_key then visitor_limits else hub_limits end;
    for place in 1..cardinality(counters) loop
      if counts[place] > limits[place] then
        raise exception 'gift limit exceeded' using errcode = 'GL429', detail = json_build_object(
          'key', counted.key,
          'counter', counters[place],
          'msLeft', extract(epoch from
            (case when place <= 3 then counted.hour_ends else counted.day_ends end) - now()) * 1000
        );
      end if;
    end loop;
  end loop;
end
$function$
