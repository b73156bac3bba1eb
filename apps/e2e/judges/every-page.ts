import { type Language, PAGES, type PageAccess, type PagePath } from "@giftling/domain";
import type { Page } from "@playwright/test";
import {
  createFamily,
  createUniqueEmailAddress,
  postToApi,
  signIn,
  startSession,
} from "../src/support/families.ts";
import { waitForTransitions } from "../src/support/page-checks.ts";
import { getFirstMailLink, waitForNewestMail } from "../src/support/services.ts";
import type { VisitorOptions } from "../src/support/test.ts";

/**
 * Function that is called for each page. `served` is the HTML of the server's response, or null if an interaction has
 * changed the page.
 */
export type PageInspector = (page: Page, name: string, served: string | null) => Promise<void>;

type NewVisitor = (options?: VisitorOptions) => Promise<Page>;

/** Page to inspect. `press` changes the page to another state, which is also inspected. */
type Visit = { page: Page; name: string; path: string; press?: (page: Page) => Promise<void> };

type WithParameter = Extract<PagePath, `${string}/$${"familyUrl" | "token"}`>;

const KITE = { name: "A kite", url: "https://shop.example/kite", price: "$40" };
const EMMA = {
  firstName: "Emma",
  bio: "Builds towers.",
  birthdayMonth: 3,
  birthdayDay: 14,
  links: [{ type: "529", label: "College", url: "https://plan.example/emma" }],
  registries: [{ service: "target", label: "Emma's list", url: "https://target.example/list" }],
  wishes: [KITE, { ...KITE, name: "Wooden blocks" }],
};

/** Paths of pages that can be opened without creating data first, including invalid links. */
const STATES = [
  "/signup?trial=true",
  "/sign-in-failed?reason=cancelled",
  "/hub/demo",
  "/hub/rivera",
  "/hub/nobody-lives-here",
  "/thank-you/made-up",
  "/gift/made-up",
  "/mine/made-up",
  "/join/made-up",
  "/confirm/made-up",
  "/unsubscribe/made-up",
  "/unsubscribe/made-up/never",
  "/unsubscribe/made-up/delete",
  "/offline.html",
  "/api/docs",
  "/api/mail-previews",
  "/api/auth/logout",
];

/** Calls `inspect` for every page of the product in one language. Opens each page with the session that it requires. */
export async function inspectEveryPage(
  newVisitor: NewVisitor,
  language: Language,
  inspect: PageInspector,
): Promise<void> {
  const newReader = () =>
    newVisitor({ locale: language, extraHTTPHeaders: { "accept-language": language } });
  for (const { page, name, path, press } of await listVisits(newReader)) {
    const response = await page.goto(path);
    await page.waitForLoadState("networkidle");
    await waitForTransitions(page);
    await inspect(page, `${name} (${language})`, (await response?.text()) ?? "");
    if (!press) continue;
    await press(page);
    await page.waitForLoadState("networkidle");
    await waitForTransitions(page);
    await inspect(page, `${name}, pressed (${language})`, null);
  }
}

async function listVisits(newReader: () => Promise<Page>): Promise<Visit[]> {
  const parent = await newReader();
  const { hub, kidIds } = await createFamily(parent, [EMMA, "Noah"], { tag: "judges" });
  const stranger = await newReader();
  const newcomer = await newReader();
  await startSession(newcomer, createUniqueEmailAddress("newcomer"), "Ada Okafor");
  const former = await newReader();
  const { email } = await createFamily(former, ["Mia"], { tag: "closed" });
  await postToApi(former, "/api/account/close", { confirm: "DELETE" });
  await signIn(former, email, "Ana Rivera");
  const other = await newReader();
  const { hub: locked } = await createFamily(other, ["Leo"], { tag: "locked" });
  await postToApi(other, "/api/users/sharing", { passcode: "sunflower" });

  const { links, ways } = await createLinks(parent, stranger, kidIds[0] ?? "", hub);
  const people: Record<PageAccess, Page> = {
    public: stranger,
    private: parent,
    onboarding: newcomer,
  };
  const pages = PAGES.map(({ path, access }): Visit => {
    const page = path === "/reactivate" ? former : people[access];
    const to = Object.entries(links).find(([pattern]) => pattern === path)?.[1] ?? path;
    const isForm = path === "/confirm/$token" || path === "/unsubscribe/$token";
    return { page, name: path, path: to, ...(isForm && { press: submit }) };
  });
  const [news, ...others] = ways.map(([name, path]) => ({
    page: stranger,
    name,
    path,
    press: submit,
  }));
  if (news === undefined) throw new Error("A mail has no way out.");
  return [
    // This page is first, because it cancels fewer kinds of mail than the other unsubscribe pages.
    news,
    ...pages,
    ...STATES.map((path) => ({ page: stranger, name: path, path })),
    ...others,
    {
      page: parent,
      name: "/add of a shop's page",
      path: "/add?title=Kite&url=https%3A%2F%2F127.0.0.1%2Fkite",
    },
    ...["folded", "cards", "poster"].map((style) => ({
      page: stranger,
      name: `card: ${style}`,
      path: `${hub}/card?style=${style}`,
    })),
    { page: stranger, name: "report", path: `${hub}/report`, press: report },
    { page: stranger, name: "locked hub", path: locked, press: tryPasscode },
  ];
}

const submit = (page: Page) => page.locator("main form button").first().click();

async function report(page: Page): Promise<void> {
  await page.locator("input[name=reason]").first().check();
  await submit(page);
}

async function tryPasscode(page: Page): Promise<void> {
  await page.locator("input[name=passcode]").fill("buttercup");
  await submit(page);
}

/** Returns a URL for every path with a parameter, and the name and path of each unsubscribe link in a mail. */
async function createLinks(
  parent: Page,
  stranger: Page,
  kidId: string,
  hub: string,
): Promise<{ links: Record<WithParameter, string>; ways: [name: string, path: string][] }> {
  const [wish] = await (await parent.request.get(`/api/kids/${kidId}/wishlist`)).json();
  const purchase = await postToApi(stranger, `/api/wishlist/${wish.id}/purchase`, {
    purchasedBy: "Nana Vera",
  });
  const { passToken, giftToken } = await purchase.json();

  const subscribe = async (name: string, rest = {}) => {
    const email = createUniqueEmailAddress(name);
    const form = { name, email, wantsUpdates: true, ...rest };
    await postToApi(stranger, `/api/kids/${kidId}/supporters`, form);
    return { email, confirm: getFirstMailLink(await waitForNewestMail(stranger, email, 1)) };
  };
  const { confirm } = await subscribe("rose");
  const vera = await subscribe("vera", { giftToken });
  await stranger.request.post(vera.confirm, { form: {} });
  const news = { title: "First tooth", content: "It wobbled for a week." };
  await postToApi(parent, `/api/kids/${kidId}/updates`, news);
  const update = await waitForNewestMail(stranger, vera.email, 2);
  const ways = [...update.html.matchAll(/href="([^"]+\/unsubscribe\/[^"?]+)/g)].map(
    ([, href = ""]) => href,
  );
  const findUrl = (end: string) => ways.find((href) => href.endsWith(end)) ?? "";
  const unsubscribe = ways.find((href) => !/\/(never|delete)$/.test(href)) ?? "";
  await postToApi(stranger, "/api/my-gifts", { email: vera.email });
  const mine = getFirstMailLink(await waitForNewestMail(stranger, vera.email, 3));

  const [pending] = await (
    await parent.request.get(`/api/kids/${kidId}/thank-yous/pending`)
  ).json();
  const card = await postToApi(parent, `/api/thank-yous/${pending.id}/send`, {
    personalMessage: "Thank you, dear Nana.",
  });
  const { pageUrl } = await card.json();

  const invited = createUniqueEmailAddress("invited");
  await postToApi(parent, "/api/family/invites", { email: invited });
  return {
    links: {
      "/hub/$familyUrl": hub,
      "/thank-you/$token": pageUrl,
      "/gift/$token": `/gift/${passToken}`,
      "/mine/$token": mine,
      "/join/$token": getFirstMailLink(await waitForNewestMail(stranger, invited, 1)),
      "/confirm/$token": confirm,
      "/unsubscribe/$token": unsubscribe,
    },
    ways: [
      ["unsubscribe: news", `${unsubscribe}/news`],
      ["unsubscribe: never", findUrl("/never")],
      ["unsubscribe: delete", findUrl("/delete")],
    ],
  };
}
