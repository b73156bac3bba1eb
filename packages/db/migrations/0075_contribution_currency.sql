-- The function also compares the contribution's currency with the family's. Processes of the previous release pass no
-- currency, and get the same results as before.
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
    is_name_approved boolean, message text, contributed_at timestamptz, label text, max_funding_cents integer,
    currency text);

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
    select given.id, given.kid_id, given.payment_link_id, given.wishlist_item_id, given.contributor_name,
      given.is_anonymous, given.amount_cents, given.type, given.status, given.is_name_approved, given.message,
      given.contributed_at
    from families
    where id = gift_family_id and currency = coalesce(given.currency, currency);
    if not found then
      raise serialization_failure using message = 'The currency of the family has changed';
    end if;
    if given.status = 'confirmed' then
      update wishlist_items
      set funding_received_cents = least(funding_received_cents + given.amount_cents, given.max_funding_cents)
      where id = given.wishlist_item_id;
    end if;
    outcome := 'recorded';
  end;

  perform store_gift_effects_v2(outcome, 'contribution', given.id, given.kid_id, gift_family_id, given.label, effects);
  return outcome;
end
$function$
