-- Gifts are recorded by functions from now on, one transaction a gift (functions/). Their counts need not survive a crash of
-- Postgres, and without the log a counted gift does not wait for the disk twice.
CREATE UNLOGGED TABLE "gift_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"hour_ends" timestamp (3) with time zone NOT NULL,
	"hour_tries" integer NOT NULL,
	"hour_gifts" integer NOT NULL,
	"hour_holds" integer NOT NULL,
	"day_ends" timestamp (3) with time zone NOT NULL,
	"day_tries" integer NOT NULL,
	"day_gifts" integer NOT NULL,
	"day_holds" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "gift_counts_day_ends" ON "gift_counts" USING btree ("day_ends");
--> statement-breakpoint
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
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.count_gift_try_v1(counting json)
 RETURNS void
 LANGUAGE sql
AS $function$
  select count_gift_v1((counting::jsonb || '{"kind": "try"}')::json) where counting ->> 'visitor_key' is not null
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.queue_gift_notice_v1(notice json)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  mail record;
  waiting_id uuid;
begin
  select * into strict mail from json_to_record(notice) as given (id uuid, user_id uuid, recipient_hash text, facts jsonb,
    queued_at timestamptz, due_at timestamptz, task text, payload json, job_key text, delay_seconds float8,
    max_attempts integer);
  insert into mails (id, kind, user_id, recipient_hash, facts, queued_at, due_at)
  values (mail.id, 'gift-recorded', mail.user_id, mail.recipient_hash, mail.facts, mail.queued_at, mail.due_at)
  on conflict (user_id) where status = 'queued' and kind = 'gift-recorded' do update set kind = excluded.kind
  returning id into waiting_id;
  if waiting_id = mail.id then
    perform graphile_worker.add_job(mail.task, mail.payload, max_attempts => mail.max_attempts,
      job_key => mail.job_key, run_at => now() + make_interval(secs => mail.delay_seconds));
  end if;
end
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.store_gift_effects_v1(gift_kind text, gift_id uuid, gift_kid_id uuid, gift_label text, effects json)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if effects ->> 'thank_you' is not null then
    insert into thank_yous (id, kid_id, purchase_id, contribution_id, contact_id, contributor_name, contribution_type,
      amount_cents, gift_label, contributed_at, awaits_notice)
    select id, gift_kid_id, case gift_kind when 'purchase' then gift_id end,
      case gift_kind when 'contribution' then gift_id end, contact_id, contributor_name, contribution_type, amount_cents,
      gift_label, contributed_at, effects ->> 'notice' is not null
    from json_to_record(effects -> 'thank_you') as thank_you (id uuid, contact_id uuid, contributor_name text,
      contribution_type text, amount_cents integer, contributed_at timestamptz);
  end if;
  if effects ->> 'notice' is not null then
    perform queue_gift_notice_v1(effects -> 'notice');
  end if;
  if effects ->> 'counting' is not null then
    perform count_gift_v1(effects -> 'counting');
  end if;
  if effects ->> 'answer' is not null then
    insert into idempotency_keys (scope, key, fingerprint, answer)
    select scope, key, fingerprint, answer
    from json_to_record(effects -> 'answer') as answer (scope text, key text, fingerprint text, answer text);
  end if;
end
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.record_purchase_v1(purchase json, effects json)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  given record;
  wish wishlist_items;
  free_units integer[];
begin
  select * into strict given from json_to_record(purchase) as fields (id uuid, item_id uuid, giver_name text,
    is_anonymous boolean, is_by_parent boolean, is_off_list boolean, is_name_approved boolean, undo_token_hash text,
    message text, purchased_at timestamptz, reserved_until timestamptz, visitor_hashes text[], network_hashes text[],
    max_of_visitor integer);

  if exists (
    select from idempotency_keys
    where scope = effects -> 'answer' ->> 'scope' and key = effects -> 'answer' ->> 'key'
  ) then
    perform count_gift_try_v1(effects -> 'counting');
    return 'answered';
  end if;

  perform from kids
    join wishlist_items on wishlist_items.kid_id = kids.id
    join families on families.id = kids.family_id
  where wishlist_items.id = given.item_id and families.closed_at is null
  for key share of kids;
  if found then
    select * into wish
    from wishlist_items where id = given.item_id and state <> 'draft'
    for no key update;
  end if;
  if wish.id is null then
    perform count_gift_try_v1(effects -> 'counting');
    return 'missing';
  end if;

  update purchases set giver_name = given.giver_name, is_anonymous = given.is_anonymous,
    is_by_parent = given.is_by_parent, is_name_approved = given.is_name_approved,
    undo_token_hash = given.undo_token_hash, message = given.message, purchased_at = given.purchased_at,
    reserved_until = given.reserved_until, is_extended = false, visitor_hash = given.visitor_hashes[1],
    network_hash = given.network_hashes[1]
  where id = given.id and item_id = wish.id and reserved_until is not null;

  if not found then
    if wish.state <> 'shown' and not given.is_off_list then
      perform count_gift_try_v1(effects -> 'counting');
      return 'missing';
    end if;
    delete from purchases where item_id = wish.id and reserved_until <= given.purchased_at;
    -- A wish for any number has one free piece beyond those that are taken.
    free_units := array(
      select wanted.unit
      from generate_series(1, coalesce(wish.quantity, 1 + (select count(*)::integer from purchases where item_id = wish.id)))
        as wanted (unit)
      where not exists (select from purchases where item_id = wish.id and unit = wanted.unit)
      order by wanted.unit);
    if cardinality(free_units) = 0 then
      perform count_gift_try_v1(effects -> 'counting');
      return 'taken';
    end if;
    if given.max_of_visitor is not null then
      -- Holds of one network at this family, one after another: each sees those before it.
      perform pg_advisory_xact_lock(hashtextextended(given.network_hashes[1], 0));
      if (select count(*) from purchases
          where visitor_hash = any(given.visitor_hashes) and reserved_until > given.purchased_at) >= given.max_of_visitor
        or (select count(*) from purchases
            where network_hash = any(given.network_hashes) and reserved_until > given.purchased_at)
          >= greatest(given.max_of_visitor,
            (select count(*) / 3 from wishlist_items where kid_id = wish.kid_id and state = 'shown')) then
        perform count_gift_try_v1(effects -> 'counting');
        return 'held-enough';
      end if;
    end if;
    if wish.quantity is null or not given.is_by_parent then
      free_units := free_units[1:1];
    end if;
    insert into purchases (id, item_id, unit, giver_name, is_anonymous, is_by_parent, is_on_wall, is_name_approved,
      undo_token_hash, message, purchased_at, reserved_until, visitor_hash, network_hash)
    select case place when 1 then given.id else gen_random_uuid() end, wish.id, unit, given.giver_name, given.is_anonymous,
      given.is_by_parent, place = 1, given.is_name_approved, given.undo_token_hash, given.message, given.purchased_at,
      given.reserved_until, given.visitor_hashes[1], given.network_hashes[1]
    from unnest(free_units) with ordinality as taken (unit, place);
  end if;

  perform store_gift_effects_v1('purchase', given.id, wish.kid_id, wish.name, effects);
  return 'recorded';
end
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.record_contribution_v1(contribution json, effects json)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  given record;
  has_target boolean;
begin
  select * into strict given from json_to_record(contribution) as fields (id uuid, kid_id uuid, payment_link_id uuid,
    wishlist_item_id uuid, contributor_name text, is_anonymous boolean, amount_cents integer, type text, status text,
    is_name_approved boolean, message text, contributed_at timestamptz, label text, max_funding_cents integer);

  if exists (
    select from idempotency_keys
    where scope = effects -> 'answer' ->> 'scope' and key = effects -> 'answer' ->> 'key'
  ) then
    perform count_gift_try_v1(effects -> 'counting');
    return 'answered';
  end if;

  perform from kids join families on families.id = kids.family_id
  where kids.id = given.kid_id and families.closed_at is null
  for key share of kids;
  has_target := found;
  if has_target and given.payment_link_id is not null then
    perform from payment_links where id = given.payment_link_id and kid_id = given.kid_id for key share;
    has_target := found;
  end if;
  if has_target and given.wishlist_item_id is not null then
    perform from wishlist_items
    where id = given.wishlist_item_id and kid_id = given.kid_id and is_activity and state <> 'draft'
    for no key update;
    has_target := found;
  end if;
  if not has_target then
    perform count_gift_try_v1(effects -> 'counting');
    return 'missing';
  end if;

  insert into contributions (id, kid_id, payment_link_id, wishlist_item_id, contributor_name, is_anonymous, amount_cents,
    type, status, is_name_approved, message, contributed_at)
  values (given.id, given.kid_id, given.payment_link_id, given.wishlist_item_id, given.contributor_name, given.is_anonymous,
    given.amount_cents, given.type, given.status, given.is_name_approved, given.message, given.contributed_at);
  if given.status = 'confirmed' then
    update wishlist_items
    set funding_received_cents = least(funding_received_cents + given.amount_cents, given.max_funding_cents)
    where id = given.wishlist_item_id;
  end if;

  perform store_gift_effects_v1('contribution', given.id, given.kid_id, given.label, effects);
  return 'recorded';
end
$function$;
