import { asksAboutSizes, birthdayBefore } from "@giftling/domain";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { useDashboard } from "../dashboard-context.ts";

const loadQuestion = () => import("../question/question.tsx");

/**
 * Renders at most one question on the Today page. The module of the questions is loaded only if a question applies
 * (rule: sizes).
 */
export function TodayQuestion() {
  const { kid, user } = useDashboard();
  const now = new Date();
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const year = birthdayBefore(kid, today);
  const checkedAt = asksAboutSizes(kid, now) ? kid.sizesCheckedAt : null;
  const need = user.handover?.token || user.needsPaymentMethod || year || checkedAt;
  const { Part: Question } = useLazyComponent(loadQuestion, need);
  return Question && <Question year={year} checkedAt={checkedAt} />;
}
