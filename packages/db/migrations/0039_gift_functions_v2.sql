-- Gifts neither notify nor queue a mail in their transaction from now on: they leave the family's id in hub_changes and in
-- due_gift_notices (functions/).
CREATE TABLE "due_gift_notices" (
	"family_id" uuid NOT NULL
);
--> statement-breakpoint
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
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.store_gift_effects_v2(outcome text, gift_kind text, gift_id uuid, gift_kid_id uuid, gift_family_id uuid, gift_label text, effects json)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  given record;
begin
  select * into strict given from json_to_record(effects) as fields (thank_you_id uuid, contact_id uuid,
    contributor_name text, contribution_type text, amount_cents integer, contributed_at timestamptz,
    notifies_parent boolean, visitor_key text, hub_key text, counted_as text, visitor_limits integer[],
    hub_limits integer[], answer_scope text, answer_key text, answer_fingerprint text, answer text);

  if outcome <> 'recorded' then
    if given.visitor_key is not null then
      perform count_gift_v2(given.visitor_key, given.hub_key, 'try', given.visitor_limits, given.hub_limits);
    end if;
    return;
  end if;
  if given.thank_you_id is not null then
    insert into thank_yous (id, kid_id, purchase_id, contribution_id, contact_id, contributor_name, contribution_type,
      amount_cents, gift_label, contributed_at, awaits_notice)
    values (given.thank_you_id, gift_kid_id, case gift_kind when 'purchase' then gift_id end,
      case gift_kind when 'contribution' then gift_id end, given.contact_id, given.contributor_name,
      given.contribution_type, given.amount_cents, gift_label, given.contributed_at, given.notifies_parent);
  end if;
  if given.notifies_parent then
    insert into due_gift_notices (family_id) values (gift_family_id);
  end if;
  if given.visitor_key is not null then
    perform count_gift_v2(given.visitor_key, given.hub_key, given.counted_as, given.visitor_limits, given.hub_limits);
  end if;
  if given.answer_key is not null then
    insert into idempotency_keys (scope, key, fingerprint, answer)
    values (given.answer_scope, given.answer_key, given.answer_fingerprint, given.answer);
  end if;
end
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.record_purchase_v2(purchase json, effects json)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  given record;
  gift_family_id uuid;
  wish wishlist_items;
  taken_units integer[];
  free_units integer[];
  outcome text := 'missing';
begin
  perform set_config('giftling.tells_after_commit', 'on', true);
  select * into strict given from json_to_record(purchase) as fields (id uuid, item_id uuid, kid_id uuid, giver_name text,
    is_anonymous boolean, is_by_parent boolean, is_off_list boolean, is_name_approved boolean, undo_token_hash text,
    message text, purchased_at timestamptz, reserved_until timestamptz, visitor_hashes text[], network_hashes text[],
    max_of_visitor integer);

  <<claim>>
  begin
    if effects ->> 'answer_key' is not null then
      perform from idempotency_keys
      where scope = effects ->> 'answer_scope' and key = effects ->> 'answer_key';
      if found then
        outcome := 'answered';
        exit claim;
      end if;
    end if;

    select kids.family_id into gift_family_id
    from kids join families on families.id = kids.family_id
    where kids.id = given.kid_id and families.closed_at is null
    for key share of kids;
    exit claim when not found;
    select * into wish
    from wishlist_items where id = given.item_id and kid_id = given.kid_id and state <> 'draft'
    for no key update;
    exit claim when not found;

    update purchases set giver_name = given.giver_name, is_anonymous = given.is_anonymous,
      is_by_parent = given.is_by_parent, is_name_approved = given.is_name_approved,
      undo_token_hash = given.undo_token_hash, message = given.message, purchased_at = given.purchased_at,
      reserved_until = given.reserved_until, is_extended = false, visitor_hash = given.visitor_hashes[1],
      network_hash = given.network_hashes[1]
    where id = given.id and item_id = wish.id and reserved_until is not null;
    if found then
      outcome := 'recorded';
      exit claim;
    end if;

    exit claim when wish.state <> 'shown' and not given.is_off_list;
    delete from purchases where item_id = wish.id and reserved_until <= given.purchased_at;
    taken_units := array(select unit from purchases where item_id = wish.id);
    -- A wish for any number has one free piece beyond those that are taken.
    for unit in 1..coalesce(wish.quantity, cardinality(taken_units) + 1) loop
      if unit <> all (taken_units) then
        free_units := free_units || unit;
        exit when wish.quantity is null or not given.is_by_parent;
      end if;
    end loop;
    if free_units is null then
      outcome := 'taken';
      exit claim;
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
        outcome := 'held-enough';
        exit claim;
      end if;
    end if;

    for place in 1..cardinality(free_units) loop
      insert into purchases (id, item_id, unit, giver_name, is_anonymous, is_by_parent, is_on_wall, is_name_approved,
        undo_token_hash, message, purchased_at, reserved_until, visitor_hash, network_hash)
      values (case place when 1 then given.id else gen_random_uuid() end, wish.id, free_units[place], given.giver_name,
        given.is_anonymous, given.is_by_parent, place = 1, given.is_name_approved, given.undo_token_hash, given.message,
        given.purchased_at, given.reserved_until, given.visitor_hashes[1], given.network_hashes[1]);
    end loop;
    outcome := 'recorded';
  end;

  perform store_gift_effects_v2(outcome, 'purchase', given.id, given.kid_id, gift_family_id, wish.name, effects);
  perform set_config('giftling.tells_after_commit', 'off', true);
  return outcome;
end
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.record_contribution_v2(contribution json, effects json)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  given record;
  gift_family_id uuid;
  outcome text := 'missing';
begin
  perform set_config('giftling.tells_after_commit', 'on', true);
  select * into strict given from json_to_record(contribution) as fields (id uuid, kid_id uuid, payment_link_id uuid,
    wishlist_item_id uuid, contributor_name text, is_anonymous boolean, amount_cents integer, type text, status text,
    is_name_approved boolean, message text, contributed_at timestamptz, label text, max_funding_cents integer);

  <<claim>>
  begin
    if effects ->> 'answer_key' is not null then
      perform from idempotency_keys
      where scope = effects ->> 'answer_scope' and key = effects ->> 'answer_key';
      if found then
        outcome := 'answered';
        exit claim;
      end if;
    end if;

    select kids.family_id into gift_family_id
    from kids join families on families.id = kids.family_id
    where kids.id = given.kid_id and families.closed_at is null
    for key share of kids;
    exit claim when not found;
    if given.payment_link_id is not null then
      perform from payment_links where id = given.payment_link_id and kid_id = given.kid_id for key share;
      exit claim when not found;
    end if;
    if given.wishlist_item_id is not null then
      perform from wishlist_items
      where id = given.wishlist_item_id and kid_id = given.kid_id and is_activity and state <> 'draft'
      for no key update;
      exit claim when not found;
    end if;

    insert into contributions (id, kid_id, payment_link_id, wishlist_item_id, contributor_name, is_anonymous, amount_cents,
      type, status, is_name_approved, message, contributed_at)
    values (given.id, given.kid_id, given.payment_link_id, given.wishlist_item_id, given.contributor_name,
      given.is_anonymous, given.amount_cents, given.type, given.status, given.is_name_approved, given.message,
      given.contributed_at);
    if given.status = 'confirmed' then
      update wishlist_items
      set funding_received_cents = least(funding_received_cents + given.amount_cents, given.max_funding_cents)
      where id = given.wishlist_item_id;
    end if;
    outcome := 'recorded';
  end;

  perform store_gift_effects_v2(outcome, 'contribution', given.id, given.kid_id, gift_family_id, given.label, effects);
  perform set_config('giftling.tells_after_commit', 'off', true);
  return outcome;
end
$function$;
--> statement-breakpoint
-- Unused since 0034.
drop function if exists free_pieces;
