import type {
  ConfigView,
  GiftPageView,
  HubKidsView,
  HubView,
  LegalView,
  MyGiftsView,
  ThankYouPageView,
} from "@giftling/domain";
import type { HubContextValue } from "../features/hub/flow/hub-context.ts";

/** Kind of resource that an error page reports as missing. */
export type VisitorResource = "hub" | "gift" | "thank-you" | "mine";

/** Visitor page with its data, serialized in the document as JSON. */
export type VisitorPage = {
  config: ConfigView;
  /** Query string of the page's URL, reduced to the parameters that affect the page. */
  search: string;
  /** Whether the request had a session cookie. The browser must verify the session. */
  mayBeSignedIn: boolean;
} & (
  | {
      kind: "hub";
      hubKids: HubKidsView;
      hub: HubView;
      whole: HubContextValue["whole"];
    }
  | { kind: "gift"; token: string; gift: GiftPageView }
  | { kind: "thank-you"; token: string; thankYou: ThankYouPageView }
  | { kind: "mine" }
  /** Page about the product. `file` is the page's file in the folder `site`. Only a legal page has `legal`. */
  | { kind: "site"; file: string; legal?: LegalView | undefined }
  | { kind: "my-gifts"; mine: MyGiftsView }
  | { kind: "missing" | "failing"; resource: VisitorResource }
);

export type VisitorPageByKind<Kind extends VisitorPage["kind"]> = Extract<
  VisitorPage,
  { kind: Kind }
>;

/** Page for relatives: a hub, a gift, a thank-you or a giver's gifts. */
export type SupporterPage = Exclude<VisitorPage, { kind: "site" }>;
