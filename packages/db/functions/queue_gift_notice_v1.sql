-- Queues the mail that notifies a parent of new gifts, and the job that sends the mail. A pending mail also covers the new
-- gift (rule: parent-mail). Updating that mail locks its row, so that a delivery in progress includes the gift.
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
$function$
