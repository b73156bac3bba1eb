import { shouldFollowDeviceColorScheme } from "@giftling/domain";
import { isNotFoundError } from "../api-error.ts";
import { findSelectedKid } from "../features/hub/page/find-selected-kid.ts";
import { queryApi } from "./call-api.ts";
import { createVisitorPage } from "./create-visitor-page.ts";
import type { VisitorPage } from "./visitor-page.ts";

/** Loads a visitor page's data from the API. Needed only with `pnpm dev`, which does not render pages on a server. */
export async function loadDevPage({ pathname, search }: Location): Promise<VisitorPage> {
  const url = pathname + search;
  const [name, encodedToken = ""] = pathname.slice(1).split("/");
  const token = decodeURIComponent(encodedToken);
  const config = await queryApi("account", "config", undefined);
  async function readAnswers() {
    if (name === "hub") {
      const hubKids = await queryApi("hub", "kids", { familyUrl: token });
      const wanted = new URLSearchParams(search).get("kid") ?? undefined;
      const kidId = findSelectedKid(hubKids.kids, wanted)?.id ?? "";
      return { hubKids, hub: await queryApi("hub", "kid", { familyUrl: token, kidId }) };
    }
    if (name === "gift") return { giftPass: await queryApi("gifts", "pass", { token }) };
    if (name === "thank-you") {
      return { thankYou: await queryApi("gratitude", "thankYouPage", { token }) };
    }
    if (name !== "mine" || token === "") return {};
    return { myGifts: await queryApi("mine", "gifts", { token }) };
  }
  const problem = (error: unknown) => (isNotFoundError(error) ? "missing" : "failing");
  const request = { url, origin: window.location.origin };
  const page = await readAnswers().then(
    (answers) => createVisitorPage({ ...request, answers: { config, ...answers } }),
    (error) => createVisitorPage({ ...request, answers: { config }, problem: problem(error) }),
  );
  if (page === null) throw new Error(`${pathname} is a page of the app`);
  const theme = page.kind === "hub" ? page.hubKids.theme : undefined;
  // A built page has the color scheme of a dark hub in its document.
  if (theme && !shouldFollowDeviceColorScheme(theme))
    document.documentElement.setAttribute("data-mantine-color-scheme", "dark");
  return page;
}
