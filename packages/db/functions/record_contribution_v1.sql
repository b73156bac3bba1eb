-- Records an entry of the contribution ledger and its effects (store_gift_effects_v1) in the caller's transaction
-- (rule: contribution-ledger). A confirmed contribution increases the total of its activity, up to max_funding_cents
-- (rule: activity-funding). Returns
--   'recorded'  the contribution is stored;
--   'missing'   the kid does not exist, the family's account is closed, or the link or activity belongs to another kid;
--   'answered'  the idempotency key already has a response.
-- Errors and locks are those of record_purchase_v1.
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
$function$
