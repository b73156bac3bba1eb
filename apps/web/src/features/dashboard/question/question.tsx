import { useDashboard } from "../dashboard-context.ts";
import { AfterTheDay } from "./after-the-day.tsx";
import { OwnerRequest } from "./owner-request.tsx";
import { StillRight } from "./still-right.tsx";

type QuestionProps = {
  /** Year of a birthday in the last days; null for none. */
  year: number | null;
  /** Time of the last confirmation of the sizes, when they are due; null otherwise. */
  checkedAt: string | null;
};

/**
 * Renders the first question that applies: an open hand-over or a missing payment method, what arrived after the birthday,
 * or whether the sizes still fit (rule: handing-over).
 */
export default function Question({ year, checkedAt }: QuestionProps) {
  const { user } = useDashboard();
  if (user.handover?.token || user.needsPaymentMethod) return <OwnerRequest user={user} />;
  const sizes = checkedAt !== null && <StillRight checkedAt={checkedAt} />;
  return year === null ? sizes : <AfterTheDay year={year} otherwise={sizes} />;
}
