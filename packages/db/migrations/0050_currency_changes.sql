create or replace trigger hub_changed after delete or update of
  referral_code, photo_in_previews, closed_at, subscription_plan, subscription_status, trial_ends_at,
  premium_granted_until, current_period_end, is_published, passcode_hash, shows_photo, shows_birthday, pauses_writes,
  approves_names, taken_down_at, hub_title, language, currency
  on families for each row execute function notify_hub_changed('id');
