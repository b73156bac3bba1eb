import {
  getLinkListName,
  getLinkName,
  KID_SIZE_NAMES,
  KID_TEXT_NAMES,
  LINK_FIELDS,
  LINK_KINDS,
  type LinkKind,
} from "@giftling/domain";
import { type CsvCell, formatCsv } from "../../../core/csv.ts";
import type { FamilyExportDocument } from "./document.ts";

type Child = FamilyExportDocument["children"][number];

/** Yields a CSV header, followed by each kid's rows. The column `child` contains the kid's first name. */
function* rowsByChild<Column extends string>(
  columns: readonly Column[],
  children: readonly Child[],
  rowsOf: (child: Child) => readonly Readonly<Partial<Record<Column, CsvCell>>>[],
): Generator<string> {
  yield formatCsv(columns, []);
  for (const child of children) {
    const rows = rowsOf(child).map((row) => ({ child: child.firstName, ...row }));
    yield formatCsv(columns, rows, { header: false });
  }
}

const LINK = ["label", "url", "description", "priorityOrder", "createdAt"] as const;
const isOwnField = (field: string): boolean => !LINK.some((common) => common === field);

/** Returns the CSV columns of a link kind: the kind's specific fields, followed by the fields that all links have. */
const linkColumns = (kind: LinkKind) => ["child", ...LINK_FIELDS[kind].filter(isOwnField), ...LINK];
const GIVEN = ["contributorName", "contributionType", "contributionAmount"] as const;

/** Returns the CSV tables of an exported document by file name. Each table is an iterable of text chunks. */
export function createFamilyExportTables({
  account: { currency },
  children,
  people,
  referrals,
}: FamilyExportDocument): Record<string, Iterable<string>> {
  return {
    "children.csv": [
      formatCsv(
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
    ],
    ...Object.fromEntries(
      LINK_KINDS.map((kind) => [
        `${getLinkName(kind)}-links.csv`,
        rowsByChild(linkColumns(kind), children, (child) => child[getLinkListName(kind)]),
      ]),
    ),
    "occasions.csv": rowsByChild(
      ["child", "name", "month", "day", "year"],
      children,
      (child) => child.occasions,
    ),
    "wishlist.csv": rowsByChild(
      [
        "child",
        "name",
        "url",
        "price",
        "description",
        "isActivity",
        "isIdea",
        "fundingGoal",
        "fundingReceived",
        "priorityOrder",
        "quantity",
        "state",
        "occasion",
        "isPurchased",
        "purchasedBy",
        "isAnonymous",
        "isByParent",
        "purchasedAt",
        "imageUrl",
        "createdAt",
        "deletedAt",
        "currency",
      ],
      children,
      ({ wishlist, occasions }) =>
        wishlist.map(({ occasionId, ...wish }) => ({
          ...wish,
          currency,
          occasion: occasions.find(({ id }) => id === occasionId)?.name ?? occasionId ?? null,
        })),
    ),
    "proposals.csv": rowsByChild(
      ["child", "name", "url", "note", "proposedBy", "createdAt"],
      children,
      (child) => child.proposals,
    ),
    "gifts.csv": rowsByChild(
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
      children,
      ({ wishlist }) =>
        wishlist.flatMap(({ name, gifts, holds }) =>
          [...gifts, ...holds].map((gift) => ({ wish: name, ...gift })),
        ),
    ),
    "updates.csv": rowsByChild(
      ["child", "title", "content", "imageUrl", "writtenBy", "createdAt"],
      children,
      (child) => child.updates,
    ),
    "contributions.csv": rowsByChild(
      [
        "child",
        "contributorName",
        "isAnonymous",
        "amount",
        "type",
        "status",
        "message",
        "contributedAt",
        "withdrawal",
        "currency",
      ],
      children,
      (child) => child.contributions.map((entry) => ({ ...entry, currency })),
    ),
    "thank-yous.csv": rowsByChild(
      [
        "child",
        ...GIVEN,
        "personName",
        "giftLabel",
        "contributionDate",
        "status",
        "personalMessage",
        "writtenBy",
        "imageUrl",
        "sentAt",
        "heartedAt",
        "currency",
      ],
      children,
      (child) => child.thankYous.map((thankYou) => ({ ...thankYou, currency })),
    ),
    "supporters.csv": rowsByChild(
      [
        "child",
        "name",
        "email",
        "language",
        "wantsUpdates",
        "remindsBirthday",
        "wantsDigest",
        "contributionType",
        "contributionAmount",
      ],
      children,
      (child) => child.supporters,
    ),
    "wall.csv": rowsByChild(
      ["child", "kind", "giverName", "isAnonymous", "giftLabel", "contributionType", "givenAt"],
      children,
      (child) => child.wall.filter((entry) => entry.isOnWall),
    ),
    "people.csv": [formatCsv(["name", "note", "createdAt"], people)],
    "referrals.csv": [
      formatCsv(
        ["refereeEmail", "clickedAt", "signedUpAt", "publishedPageAt", "rewardGrantedAt"],
        referrals.friends,
      ),
    ],
  };
}
