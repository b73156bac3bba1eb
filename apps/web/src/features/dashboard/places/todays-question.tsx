import { asksAboutSizes, birthdayBefore } from "@giftling/domain";
import { usePart } from "../../../components/loading/use-part.ts";
import { useDashboard } from "../dashboard-context.ts";

const loadAfterTheDay = () => import("../after-the-day/after-the-day.tsx");
const loadOwnerRequest = () => import("../owner-request/owner-request.tsx");
const loadStillRight = () => import("../still-right/still-right.tsx");

/**
 * One question at a time: who owns the page and pays for it (rule: handing-over), else what arrived, in the days after the birthday by this machine's calendar (rule: after-the-day), else
 * whether the sizes are still right (rule: sizes).
 */
export function TodaysQuestion() {
  const { kid, user } = useDashboard();
  const now = new Date();
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const year = birthdayBefore(kid, today);
  const asked = asksAboutSizes(kid, now) ? kid.sizesCheckedAt : null;
  const asksOwner = user.handover?.token || user.needsPaymentMethod ? user.id : null;
  const { Part: OwnerRequest } = usePart(loadOwnerRequest, asksOwner);
  const { Part: AfterTheDay } = usePart(loadAfterTheDay, year);
  const { Part: StillRight } = usePart(loadStillRight, asked);
  const sizes = asked !== null && StillRight !== null && <StillRight checkedAt={asked} />;
  if (asksOwner !== null) return OwnerRequest !== null && <OwnerRequest user={user} />;
  if (year === null) return sizes;
  return AfterTheDay !== null && <AfterTheDay year={year} otherwise={sizes} />;
}
