-- Stores the effects of a recorded gift: its entry in the thank-you queue, the pending notice to its parent
-- (due_gift_notices), and the response for its idempotency key. Counts a visitor's attempt with any outcome
-- (count_gift_v2).
--
-- effects: thank_you_id is null if the gift needs no thank-you, visitor_key is null if the gift is not counted, and
-- answer_key is null without an idempotency key.
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
$function$
