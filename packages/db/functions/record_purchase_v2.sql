-- Records a purchase or a hold of one unit of a wish and its effects (store_gift_effects_v2) in the caller's transaction
-- (rules: purchase-once, pieces, holds). Returns
--   'recorded'     the gift is stored;
--   'missing'      the wish does not exist or is not published, or the family's account is closed;
--   'taken'        no unit is available;
--   'held-enough'  the visitor already holds max_of_visitor units at this hub, or the visitor's network holds at least
--                  max_of_visitor units and at least a third of the list (rule: holds);
--   'answered'     the idempotency key already has a response.
-- A visitor's attempt is counted with any outcome. Raises GL429 when a rate limit is exceeded, and 23505 when a concurrent
-- call with the same key commits first. Both errors roll back the transaction.
--
-- Lock order: kid, wish, network (for a hold), unit, thank-you, counts, key. All transactions that record or revert gifts
-- use this order.
--
-- A purchase with the id of an open hold converts that hold. An off-list gift (rule: other-gifts) has an archived wish. A
-- purchase that a parent records takes all available units.
--
-- The function sends no notification, because commits that notify wait for each other. Until the end of the transaction,
-- triggers insert the family into hub_changes instead, which is published after the commit (decision 39).
CREATE OR REPLACE FUNCTION public.record_purchase_v2(purchase json, effects json)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  given record;
  gift_family_id uuid;
  wish_name text;
  wish_state text;
  wish_quantity integer;
  taken_units integer[];
  free_units integer[];
  held_unit integer;
  has_expired_hold boolean;
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

    select kids.family_id, wishlist_items.name, wishlist_items.state, wishlist_items.quantity
    into gift_family_id, wish_name, wish_state, wish_quantity
    from kids
      join families on families.id = kids.family_id
      join wishlist_items on wishlist_items.kid_id = kids.id
    where kids.id = given.kid_id and families.closed_at is null
      and wishlist_items.id = given.item_id and wishlist_items.state <> 'draft'
    for key share of kids for no key update of wishlist_items;
    exit claim when not found;

    select coalesce(array_agg(unit) filter (where reserved_until is null or reserved_until > given.purchased_at), '{}'),
      max(unit) filter (where id = given.id and reserved_until is not null),
      bool_or(reserved_until <= given.purchased_at)
    into taken_units, held_unit, has_expired_hold
    from purchases where item_id = given.item_id;

    if held_unit is not null then
      update purchases set giver_name = given.giver_name, is_anonymous = given.is_anonymous,
        is_by_parent = given.is_by_parent, is_name_approved = given.is_name_approved,
        undo_token_hash = given.undo_token_hash, message = given.message, purchased_at = given.purchased_at,
        reserved_until = given.reserved_until, is_extended = false, visitor_hash = given.visitor_hashes[1],
        network_hash = given.network_hashes[1]
      where id = given.id and item_id = given.item_id and reserved_until is not null;
      if found then
        outcome := 'recorded';
        exit claim;
      end if;
      -- The hold expired and was deleted in between.
      taken_units := array_remove(taken_units, held_unit);
    end if;

    exit claim when wish_state <> 'shown' and not given.is_off_list;
    if has_expired_hold then
      delete from purchases where item_id = given.item_id and reserved_until <= given.purchased_at;
    end if;
    -- A wish for any number has one free piece beyond those that are taken.
    for unit in 1..coalesce(wish_quantity, cardinality(taken_units) + 1) loop
      if unit <> all (taken_units) then
        free_units := free_units || unit;
        exit when wish_quantity is null or not given.is_by_parent;
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
            (select count(*) / 3 from wishlist_items where kid_id = given.kid_id and state = 'shown')) then
        outcome := 'held-enough';
        exit claim;
      end if;
    end if;

    for place in 1..cardinality(free_units) loop
      insert into purchases (id, item_id, unit, giver_name, is_anonymous, is_by_parent, is_on_wall, is_name_approved,
        undo_token_hash, message, purchased_at, reserved_until, visitor_hash, network_hash)
      values (case place when 1 then given.id else gen_random_uuid() end, given.item_id, free_units[place], given.giver_name,
        given.is_anonymous, given.is_by_parent, place = 1, given.is_name_approved, given.undo_token_hash, given.message,
        given.purchased_at, given.reserved_until, given.visitor_hashes[1], given.network_hashes[1]);
    end loop;
    outcome := 'recorded';
  end;

  perform store_gift_effects_v2(outcome, 'purchase', given.id, given.kid_id, gift_family_id, wish_name, effects);
  return outcome;
end
$function$
