import type {
  ConfigView,
  GiftPassView,
  HubKidsView,
  HubView,
  MyGiftsView,
  ThankYouPageView,
} from "@giftling/domain";

/** Resource that an error page names. */
export type VisitorResource = "hub" | "gift" | "thank-you" | "mine";

/** Page for visitors with its data, which the document contains as JSON. */
export type VisitorPage = {
  config: ConfigView;
  /** Query string of the URL, reduced to the parameters that affect the page. */
  search: string;
  /** Whether the visitor brought a session cookie, which the browser must check. */
  mayBeSignedIn: boolean;
} & (
  | {
      kind: "hub";
      hubKids: HubKidsView;
      hub: HubView;
      /** Whether the URL shows the whole wall and all updates (rule: hub-lists). */
      whole: { wall: boolean; updates: boolean };
    }
  | { kind: "gift"; token: string; gift: GiftPassView }
  | { kind: "thank-you"; token: string; thankYou: ThankYouPageView }
  | { kind: "mine" }
  /** Page about the product. `file` is its file in `site`. */
  | { kind: "site"; file: string }
  | { kind: "my-gifts"; mine: MyGiftsView }
  | { kind: "missing" | "failing"; resource: VisitorResource }
);

/** Visitor page of a certain kind. */
export type VisitorPageByKind<Kind extends VisitorPage["kind"]> = Extract<
  VisitorPage,
  { kind: Kind }
>;

/** Page for relatives: a hub, a gift, a thank-you or a giver's gifts. */
export type RelativesPage = Exclude<VisitorPage, { kind: "site" }>;
