import type { DigestView, UpdateMailView } from "@giftling/domain";
import { getLocale } from "@giftling/messages/language";
import * as words from "@giftling/messages/updates/digest";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../trpc.ts";
import { DashboardSection } from "../../entries/dashboard-section.tsx";
import type { KidProps } from "../../entries/entry-section.tsx";
import { MailPreview } from "../mail-preview.tsx";
import { MailStatus } from "../mail-status.tsx";
import { describeMailStatus } from "../mail-text.ts";
import classes from "./digest-section.module.css";

/**
 * Renders the state of the next or latest mail with a kid's new wishes. A waiting mail can be previewed and stopped.
 * Renders nothing if the family sends no digests and no contact has subscribed to digests (rule: wish-digest).
 */
export function DigestSection({ kidId }: Pick<KidProps, "kidId">) {
  const { data: user } = trpc.account.user.useQuery(undefined, { retryOnMount: false });
  const query = trpc.updates.digest.useQuery({ kidId }, { staleTime: 0 });
  const isOn = user?.sendsDigests === true;
  if (!isOn && !query.data?.people) return null;
  return (
    <DashboardSection id="digest" title={words.digestTitle()} query={query} skeletonRows={1}>
      {(digest) =>
        isOn ? <DigestStatus kidId={kidId} digest={digest} /> : <DigestOffNote digest={digest} />
      }
    </DashboardSection>
  );
}

const DigestOffNote = ({ digest }: { digest: DigestView }) => (
  <p className={classes.note}>
    {words.digestDisabledNote(digest.people)}{" "}
    <Link to="/settings/mail">{words.digestSettingsLink()}</Link>
  </p>
);

function DigestStatus({ kidId, digest }: { kidId: string; digest: DigestView }) {
  const utils = trpc.useUtils();
  const stop = trpc.updates.stopDigest.useMutation({
    onSuccess: (stopped) => utils.updates.digest.setData({ kidId }, stopped),
  });
  const [isPreviewed, setPreviewed] = useState(false);
  const preview = trpc.updates.previewDigest.useQuery(
    { kidId },
    { enabled: isPreviewed, staleTime: 0, gcTime: 0 },
  );
  const { people, mail, wishes } = digest;
  const isWaiting = mail.status === "waiting" && people > 0 && wishes > 0;
  return (
    <>
      <MailStatus
        mail={mail}
        describe={(current, now) => describeDigest(digest, current, now)}
        title={words.digestTitle()}
        stop={stop}
        input={{ kidId }}
      />
      {isWaiting ? (
        <MailPreview
          mail={isPreviewed ? preview.data : undefined}
          error={preview.error}
          isLoading={preview.isFetching}
          onToggle={() => setPreviewed(!isPreviewed)}
        />
      ) : (
        <p className={classes.note}>
          {people === 0 ? words.noDigestFollowersNote() : words.nextDigestNote(people)}
        </p>
      )}
    </>
  );
}

/** Minimum delay in seconds for which the text states a day and time instead of a duration. */
const HOUR_SECONDS = 3_600;

/** Returns the text that states a digest's progress, or null if no digest is waiting or sent. */
export function describeDigest(
  { wishes, people }: DigestView,
  mail: UpdateMailView,
  now: Date,
): string | null {
  const { status, leavesAt } = mail;
  if (status !== "waiting" || leavesAt === null) return describeMailStatus(mail, now);
  if (wishes === 0 || people === 0) return null;
  const moment = new Date(leavesAt);
  const seconds = Math.max(0, (moment.getTime() - now.getTime()) / 1_000);
  if (seconds < HOUR_SECONDS) return words.imminentDigestStatus(wishes, people, seconds);
  const day = moment.toLocaleDateString(getLocale(), { month: "long", day: "numeric" });
  const time = moment.toLocaleTimeString(getLocale(), { hour: "numeric", minute: "2-digit" });
  return words.scheduledDigestStatus(wishes, people, { day, time });
}
