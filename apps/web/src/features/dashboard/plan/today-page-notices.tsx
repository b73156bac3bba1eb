import { dismissButton } from "@giftling/messages/buttons";
import * as bannerTexts from "@giftling/messages/dashboard/banners";
import * as words from "@giftling/messages/settings/passkeys";
import { CloseButton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { Button } from "../../../components/button.tsx";
import {
  readStorage,
  subscribeToStorage,
  writeStorage,
} from "../../../components/memory/browser-storage.ts";
import { useConfig } from "../../../page-context.ts";
import { trpc } from "../../../trpc.ts";
import { useLinkLists } from "../../entries/lists/link-procedures.ts";
import { hasPasskeySupport, useAddPasskey } from "../../passkeys/use-add-passkey.ts";
import { useFirstStepsState } from "../../share/kid-page-flags.ts";
import { useDashboard } from "../dashboard-context.ts";
import { QuestionCard } from "../question-card.tsx";
import { LINK_LIMIT_LOADING_KEY, type LinkUsage, listPlanBanners } from "./banners.ts";
import { countLinksAndActivities } from "./count-links.ts";
import classes from "./plan-banner.module.css";

export default function TodayPageNotices() {
  const { user } = useDashboard();
  return (
    <>
      {user.offersPasskey && <PasskeyOffer />}
      <PlanBanner />
    </>
  );
}

/** Renders the card that offers a passkey to a parent who signs in by e-mail (rule: passkeys). */
function PasskeyOffer() {
  const utils = trpc.useUtils();
  const { mutate: add, isPending } = useAddPasskey();
  const { mutate: dismiss } = trpc.passkeys.dismissOffer.useMutation({
    onMutate: () =>
      utils.account.user.setData(undefined, (user) => user && { ...user, offersPasskey: false }),
  });
  if (!hasPasskeySupport()) return null;
  return (
    <QuestionCard title={words.passkeyOfferTitle()} lead={words.passkeysDescription()}>
      <Button variant="default" loading={isPending} onClick={() => add()}>
        {words.addPasskeyButton()}
      </Button>
      <Button variant="subtle" onClick={() => dismiss()}>
        {dismissButton()}
      </Button>
    </QuestionCard>
  );
}

/** Renders the owner's most important plan notice that is not dismissed (rule: plan-banners). */
function PlanBanner() {
  const { kid, user } = useDashboard();
  const { isShared } = useFirstStepsState(kid);
  const { billing, signUps } = useConfig();
  const used = useLinksUsed(kid.id);
  const { isDismissed, dismiss } = useDismissedBanners(user.id);
  const banner = listPlanBanners(user, used, kid.firstName, {
    billing: billing && user.role === "owner",
    isShared,
    signUps,
  }).find(({ key }) => !isDismissed(key));
  if (banner === undefined) return null;
  const { Icon, title, text, link } = banner;
  return (
    <section className={classes.banner} aria-label={title}>
      <Icon size={22} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{text}</p>
      </div>
      <Link
        className={classes.link}
        to={banner.kind === "referral" ? "/referrals" : "/subscription"}
      >
        {link}
      </Link>
      <CloseButton
        aria-label={bannerTexts.hideBannerAriaLabel(title)}
        iconSize={18}
        className={classes.close}
        onClick={() =>
          dismiss(banner.kind === "links" ? [banner.key, LINK_LIMIT_LOADING_KEY] : [banner.key])
        }
      />
    </section>
  );
}

/** Returns the number of a kid's links that count toward the Free plan's limit (rule: free-limits). */
function useLinksUsed(kidId: string): LinkUsage {
  const links = useLinkLists(kidId);
  const items = trpc.wishlist.list.useQuery({ kidId });
  // Counts loaded lists even if a refetch failed.
  if (links.lists && items.data) return countLinksAndActivities(links.lists, items.data);
  return [...links.queries, items].some(({ isError }) => isError) ? "unknown" : "pending";
}

const KEY = "giftling:dismissed";
/** Maximum number of stored notice dismissals. The oldest dismissals are deleted first. */
const MAX_DISMISSALS = 50;

const readDismissals = () => readStorage("localStorage", KEY);

/** Returns the stored dismissals. Returns an empty list for an invalid text. */
function parseDismissals(text: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(parsed) ? parsed.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

/** Returns the notices that the parent dismissed on this device, and a function that dismisses notices. */
function useDismissedBanners(userId: string) {
  const dismissed = parseDismissals(useSyncExternalStore(subscribeToStorage, readDismissals));
  const stored = (key: string) => `${userId} ${key}`;
  return {
    isDismissed: (key: string) => dismissed.includes(stored(key)),
    dismiss: (keys: readonly string[]) => {
      // Another tab may have stored dismissals in the meantime.
      const latest = parseDismissals(readDismissals());
      const all = [...new Set([...latest, ...keys.map(stored)])].slice(-MAX_DISMISSALS);
      writeStorage("localStorage", KEY, JSON.stringify(all));
    },
  };
}
