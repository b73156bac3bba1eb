import { type KidView, mapKidSizes, mapKidTexts } from "@giftling/domain";

/** Fixture of a kid with only the required fields set. */
export const KID_FIXTURE: KidView = {
  id: "k1",
  firstName: "Emma",
  birthdayMonth: null,
  birthdayDay: null,
  secondDayName: null,
  secondDayMonth: null,
  secondDayDay: null,
  ...mapKidTexts(() => null),
  avatarUrl: null,
  keepsSurprises: false,
  ...mapKidSizes(() => null),
  showsSizes: false,
  sizesCheckedAt: null,
  createdAt: "2025-09-01T10:00:00.000Z",
};
