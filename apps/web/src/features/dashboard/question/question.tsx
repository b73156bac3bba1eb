import { useDashboard } from "../dashboard-context.ts";
import { ArrivedGiftsQuestion } from "./after-the-day.tsx";
import { OwnershipQuestion } from "./owner-request.tsx";
import { SizesConfirmationQuestion } from "./still-right.tsx";

type QuestionProps = {
  /** Year of a birthday within the last days; null if there was none. */
  year: number | null;
  /** Time of the last confirmation of the sizes. Null unless a new confirmation is due. */
  checkedAt: string | null;
};

/**
 * Renders the first question that applies. The order is: an open handover or a missing payment method, the gifts that
 * arrived after the birthday, and the sizes (rule: handing-over).
 */
export default function DashboardQuestion({ year, checkedAt }: QuestionProps) {
  const { user } = useDashboard();
  if (user.handover?.token || user.needsPaymentMethod) return <OwnershipQuestion user={user} />;
  const sizes = checkedAt !== null && <SizesConfirmationQuestion checkedAt={checkedAt} />;
  return year === null ? sizes : <ArrivedGiftsQuestion year={year} otherwise={sizes} />;
}
