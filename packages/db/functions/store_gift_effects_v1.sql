-- Stores the effects of a recorded gift: its entry in the thank-you queue, the mail to a parent, its counts, and the response
-- for its idempotency key. A part of effects that the gift does not have is null.
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
$function$
