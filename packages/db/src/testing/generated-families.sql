-- 10,000 families as the release before 0016_families stored them, with several rows in each table. Triggers and foreign
-- key checks are disabled, because they would take minutes. The generated IDs satisfy the foreign keys.
set session_replication_role = replica;
create function made(kind text, n int) returns uuid language sql immutable as $$ select md5(kind || n)::uuid $$;
create temporary table family as select n, made('family', n) as id from generate_series(1, 10000) as n;
create temporary table child as select 2 * n - side as n, n as of_family, made('kid', 2 * n - side) as id, family.id as family_id
  from family, generate_series(0, 1) as side;

insert into users (id, first_name, last_name, email, subscription_plan, subscription_status, trial_ends_at, stripe_customer_id,
    referral_code, is_published, hub_title, passcode_hash, closed_at, created_at)
  select id, 'Ana ' || n, 'Rivera', n || '@example.com', case n % 3 when 0 then 'premium' else 'free' end,
    case n % 3 when 0 then 'active' end, timestamptz '2026-01-01' + n * interval '1 hour', 'cus_' || n, 'code-' || n, n % 5 > 0,
    'The Riveras ' || n, case n % 7 when 0 then 'scrypt:' || repeat('a', 22) || ':' || repeat('b', 43) end,
    case n % 11 when 0 then now() end, timestamptz '2025-01-01' + n * interval '1 minute'
  from family;
insert into family_addresses (address, user_id, is_current)
  select 'family-' || n || '-' || side, id, side = 1 from family, generate_series(0, 1) as side;
insert into identities (issuer, subject, user_id) select 'https://id.example', 'subject-' || n, id from family;
insert into mail_preferences (user_id, gift_recorded) select id, n % 2 = 0 from family;
insert into sessions (id_hash, user_id, expires_at)
  select md5('a' || n || side) || md5('b' || n), id, now() + interval '30 days' from family, generate_series(0, 1) as side;
insert into themes (user_id, palette, cover) select id, 'ocean', 'dots' from family;
insert into subscriptions (user_id, stripe_subscription_id, stripe_status, stripe_price_id, cancel_at_period_end, synced_at)
  select id, 'sub_' || n, 'active', 'price_1', n % 2 = 0, now() from family;
insert into stripe_syncs (user_id, begun, stored) select id, n, n from family;
insert into referrals (id, referrer_id, referee_id, clicked_at, signed_up_at)
  select made('referral', n), id, made('family', n % 10000 + 1), now(), now() from family;
insert into reports (id, user_id, reason, text)
  select made('report' || side, n), id, 'other', 'Report ' || n from family, generate_series(0, 1) as side;
insert into operator_actions (id, operator, command, details, user_id, why)
  select made('action', n), 'ops', 'plan', json_build_object('n', n), id, 'Asked' from family;
insert into hub_changes (user_id) select id from family;
insert into job_requests (task, payload, key, run_at) select 'send-mail', json_build_object('mailId', id), n, now() from family;
insert into pictures (id, user_id, storage_key, width, height, bytes)
  select made('picture' || side, n), id, md5('key' || n || side) || '.webp', 8, 8, n from family, generate_series(0, 1) as side;
insert into mail_contacts (id, user_id, email, canonical_email, confirmed_at)
  select made('contact' || side, n), id, side || '@' || n || '.example', side || '@' || n || '.example', now()
  from family, generate_series(0, 1) as side;
insert into mails (id, kind, user_id, contact_id, recipient_hash, facts, dedupe_key, queued_at, due_at)
  select made('mail' || side, n), 'note', case side when 0 then id end, case side when 1 then made('contact0', n) end,
    repeat('7f', 32), '{"n": 1}', 'mail ' || side || ' ' || n, now(), now()
  from family, generate_series(0, 1) as side;

insert into kids (id, user_id, first_name, birthday_month, birthday_day, bio, avatar_id, position)
  select id, family_id, 'Emma ' || n, 2, 28, 'Likes trains.', made('picture0', of_family), n % 2 from child;
insert into payment_links (id, kid_id, type, label, url) select made('pay', n), id, '529', 'Fund ' || n, 'https://example.com' from child;
insert into registry_links (id, kid_id, service, label, url) select made('registry', n), id, 'amazon', 'List', 'https://example.com' from child;
insert into wishlist_items (id, kid_id, name, url, is_activity)
  select made('item' || side, n), id, 'Wish ' || n, 'https://example.com', side = 1 from child, generate_series(0, 1) as side;
insert into priority_slots (kid_id, slot, payment_link_id) select id, 1, made('pay', n) from child;
insert into purchases (id, item_id, giver_name, is_anonymous, purchased_at)
  select made('purchase', n), made('item0', n), 'Rose', false, now() from child;
insert into contributions (id, kid_id, payment_link_id, contributor_name, is_anonymous, amount_cents, type, status, contributed_at)
  select made('contribution', n), id, made('pay', n), 'Ben', false, n, '529', 'reported', now() from child;
insert into thank_yous (id, kid_id, purchase_id, contributor_name, contribution_type, contributed_at)
  select made('thanks', n), id, made('purchase', n), 'Rose', 'wishlist', now() from child;
insert into supporters (id, kid_id, contact_id, name, wants_updates)
  select made('supporter', n), id, made('contact0', of_family), 'Rose', true from child;
insert into updates (id, kid_id, title, content) select made('update', n), id, 'Hello', 'World ' || n from child;
insert into link_clicks (id, kid_id, payment_link_id, visitor_hash, hour) select made('click', n), id, made('pay', n), n, now() from child;
insert into page_views (id, kid_id, visitor_hash, hour) select made('view', n), id, n, now() from child;

insert into idempotency_keys (scope, key, fingerprint, answer) select 'kids.create ' || id, 'key-' || n, 'f', '{}' from family;
insert into rate_limits (key, points) select 'preview:' || id, n from family;
insert into stripe_events (id, type) select 'evt_' || n, 'invoice.paid' from family;
insert into trial_tombstones (identity_hmac) select md5('trial' || n) from family;
insert into address_tombstones (address_hmac) select md5('address' || n) from family;
insert into refused_addresses (recipient_hash) select md5('refused' || n) from family;

drop table family, child;
drop function made;
set session_replication_role = origin;
