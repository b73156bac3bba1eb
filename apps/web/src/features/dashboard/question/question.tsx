import { useDashboard } from "../dashboard-context.ts";
import { AfterTheDay } from "./after-the-day.tsx";
import { OwnerRequest } from "./owner-request.tsx";
import { StillRight } from "./still-right.tsx";

type QuestionProps = {
  /** Year of a birthday in the last days; null for none. */
  year: number | null;
  /** When the sizes were last confirmed, if they are due; null otherwise. */
  checkedAt: string | null;
};

/**
 * Renders the first question that applies: who owns the family and pays for it (rule: handing-over), what arrived after the birthday,
 * or whether the sizes still fit.
 */
export default function Question({ year, checkedAt }: QuestionProps) {
  const { user } = useDashboard();
  if (user.handover?.token || user.needsPaymentMethod) return <OwnerRequest user={user} />;
  const sizes = checkedAt !== null && <StillRight checkedAt={checkedAt} />;
  return year === null ? sizes : <AfterTheDay year={year} otherwise={sizes} />;
}
