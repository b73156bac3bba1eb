import { KID_SIZE_NAMES, KID_TEXT_NAMES } from "@giftling/domain";
import { csvOf } from "../../csv.ts";
import type { FamilyDocument } from "./document.ts";

type Child = FamilyDocument["children"][number];

/** A child's things, each with the child's first name. */
const ofChildren = <Row extends object>(
  children: readonly Child[],
  rowsOf: (child: Child) => readonly Row[],
) => children.flatMap((child) => rowsOf(child).map((row) => ({ child: child.firstName, ...row })));

const LINK = ["label", "url", "description", "priorityOrder", "createdAt"] as const;
const GIVEN = ["contributorName", "contributionType", "contributionAmount"] as const;

/** The same facts as the document, one table for each kind of thing, by the file's name. */
export function familyTables({ children, referrals }: FamilyDocument): Record<string, string> {
  return {
    "children.csv": csvOf(
      [
        "firstName",
        "birthdayMonth",
        "birthdayDay",
        "secondDayName",
        "secondDayMonth",
        "secondDayDay",
        ...KID_TEXT_NAMES,
        ...KID_SIZE_NAMES,
        "avatarUrl",
        "totalPageViews",
        "totalLinkClicks",
        "createdAt",
      ],
      children,
    ),
    "payment-links.csv": csvOf(
      ["child", "type", "contributionCode", ...LINK],
      ofChildren(children, (child) => child.paymentLinks),
    ),
    "registry-links.csv": csvOf(
      ["child", "service", ...LINK],
      ofChildren(children, (child) => child.registryLinks),
    ),
    "wishlist.csv": csvOf(
      [
        "child",
        "name",
        "url",
        "price",
        "description",
        "isActivity",
        "fundingGoal",
        "fundingReceived",
        "priorityOrder",
        "quantity",
        "state",
        "isPurchased",
        "purchasedBy",
        "isAnonymous",
        "isByParent",
        "purchasedAt",
        "imageUrl",
        "createdAt",
      ],
      ofChildren(children, (child) => child.wishlist),
    ),
    "gifts.csv": csvOf(
      [
        "child",
        "wish",
        "giverName",
        "isAnonymous",
        "isByParent",
        "message",
        "givenAt",
        "receivedAt",
        "reservedUntil",
      ],
      ofChildren(children, ({ wishlist }) =>
        wishlist.flatMap(({ name, gifts, holds }) =>
          [...gifts, ...holds].map((gift) => ({ wish: name, ...gift })),
        ),
      ),
    ),
    "updates.csv": csvOf(
      ["child", "title", "content", "imageUrl", "writtenBy", "createdAt"],
      ofChildren(children, (child) => child.updates),
    ),
    "contributions.csv": csvOf(
      [
        "child",
        "contributorName",
        "isAnonymous",
        "amount",
        "type",
        "status",
        "message",
        "contributedAt",
      ],
      ofChildren(children, (child) => child.contributions),
    ),
    "thank-yous.csv": csvOf(
      [
        "child",
        ...GIVEN,
        "giftLabel",
        "contributionDate",
        "status",
        "personalMessage",
        "writtenBy",
        "imageUrl",
        "sentAt",
        "heartedAt",
      ],
      ofChildren(children, (child) => child.thankYous),
    ),
    "supporters.csv": csvOf(
      [
        "child",
        "name",
        "email",
        "language",
        "wantsUpdates",
        "remindsBirthday",
        "contributionType",
        "contributionAmount",
      ],
      ofChildren(children, (child) => child.supporters),
    ),
    "wall.csv": csvOf(
      ["child", "kind", "giverName", "isAnonymous", "giftLabel", "contributionType", "givenAt"],
      ofChildren(children, (child) => child.wall.filter((entry) => entry.isOnWall)),
    ),
    "referrals.csv": csvOf(
      ["refereeEmail", "clickedAt", "signedUpAt", "publishedPageAt", "rewardGrantedAt"],
      referrals.friends,
    ),
  };
}
