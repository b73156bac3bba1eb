import type { PageRequest } from "@giftling/domain";
import { DEFAULT_CONFIG } from "../page-context.ts";
import { getSitePageFile } from "./site-content.tsx";
import type { VisitorPage, VisitorResource } from "./visitor-page.ts";

const RESOURCES: readonly VisitorResource[] = ["hub", "gift", "thank-you", "mine"];

/**
 * Returns the visitor page of a request, or null for a page of the parents' app. Throws if the page's data is absent.
 */
export function createVisitorPage({ url, answers, problem }: PageRequest): VisitorPage | null {
  const { pathname, search, searchParams } = new URL(url, "http://localhost");
  const { config = DEFAULT_CONFIG, user } = answers;
  // The page about a failing server does not show whether somebody is signed in.
  const page = { config, search, mayBeSignedIn: user !== null && problem !== "failing" };
  const file = getSitePageFile(pathname);
  if (file !== null) return { ...page, kind: "site", file, legal: answers.legal };
  const [name, encodedToken] = pathname.slice(1).split("/");
  const resource = RESOURCES.find((one) => one === name);
  if (resource === undefined) return null;
  if (problem !== undefined) return { ...page, kind: problem, resource };
  if (encodedToken === undefined) return resource === "mine" ? { ...page, kind: "mine" } : null;
  const token = decodeURIComponent(encodedToken);
  const { hubKids, hub, giftPass, thankYou, myGifts } = answers;
  if (resource === "hub" && hubKids && hub) {
    const isWhole = (list: string) => searchParams.get(list) === "all";
    const whole = {
      wall: isWhole("wall"),
      updates: isWhole("updates"),
      wishes: isWhole("wishes"),
    };
    return { ...page, kind: "hub", hubKids, hub, whole };
  }
  if (resource === "gift" && giftPass) return { ...page, kind: "gift", token, gift: giftPass };
  if (resource === "thank-you" && thankYou) return { ...page, kind: "thank-you", token, thankYou };
  if (resource === "mine" && myGifts) return { ...page, kind: "my-gifts", mine: myGifts };
  throw new Error(`No data for the page ${pathname}`);
}
