-- Counts an attempt of a visitor to give and, if the attempt stored a gift or a hold, that gift or hold. Counts it for the
-- visitor and for the hub (rule: rate-limits). An expired window restarts. Raises GL429 when a limit is exceeded. The
-- error's detail is JSON with the key of the row, the exceeded counter, and the milliseconds until the window ends.
--
-- counting: { visitor_key, hub_key, kind: 'try' | 'gift' | 'hold', limits: { visitor: {...}, hub: {...} } }. A limit has the
-- name of its column, such as hour_gifts. A counter without a limit is unlimited.
CREATE OR REPLACE FUNCTION public.count_gift_v1(counting json)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  is_gift constant integer := (counting ->> 'kind' = 'gift')::integer;
  is_hold constant integer := (counting ->> 'kind' = 'hold')::integer;
  counted gift_counts;
  counter record;
begin
  -- The visitor before the hub, so that two transactions never wait for each other.
  for place in 1..2 loop
    insert into gift_counts as present
      (key, hour_ends, hour_tries, hour_gifts, hour_holds, day_ends, day_tries, day_gifts, day_holds)
    values (
      counting ->> (case place when 1 then 'visitor_key' else 'hub_key' end),
      now() + interval '1 hour', 1, is_gift, is_hold, now() + interval '1 day', 1, is_gift, is_hold
    )
    on conflict (key) do update set
      hour_ends = case when present.hour_ends > now() then present.hour_ends else excluded.hour_ends end,
      hour_tries = case when present.hour_ends > now() then present.hour_tries else 0 end + 1,
      hour_gifts = case when present.hour_ends > now() then present.hour_gifts else 0 end + is_gift,
      hour_holds = case when present.hour_ends > now() then present.hour_holds else 0 end + is_hold,
      day_ends = case when present.day_ends > now() then present.day_ends else excluded.day_ends end,
      day_tries = case when present.day_ends > now() then present.day_tries else 0 end + 1,
      day_gifts = case when present.day_ends > now() then present.day_gifts else 0 end + is_gift,
      day_holds = case when present.day_ends > now() then present.day_holds else 0 end + is_hold
    returning * into counted;

    for counter in
      select name, points
      from json_each_text(counting -> 'limits' -> (case place when 1 then 'visitor' else 'hub' end)) as limits (name, points)
    loop
      if (to_json(counted) ->> counter.name)::integer > counter.points::integer then
        raise exception 'gift limit exceeded' using errcode = 'GL429', detail = json_build_object(
          'key', counted.key,
          'counter', counter.name,
          'msLeft', extract(epoch from
            (case when counter.name like 'hour%' then counted.hour_ends else counted.day_ends end) - now()) * 1000
        );
      end if;
    end loop;
  end loop;
end
$function$
