import { randomBytes, randomUUID } from "node:crypto";
import {
  countResponsesWithStatus,
  createFamily,
  createVisitorHeaders,
  getSessionCookie,
  listResponseStatuses,
  type ReceivedResponse,
  type RequestTarget,
  runAllConcurrently,
  runWithConcurrencyLimit,
  sendRequest,
  TRUSTED_PROXY_ENV,
} from "../harness/requests.ts";
import { formatValueCounts } from "../harness/statistics.ts";
import { countRows } from "./database.ts";
import type { Scenario, Scenarios } from "./scenario.ts";

/** Multiplier of the rate limits. With this value, the simulated visitor who measures availability reaches no limit. */
const MULTIPLIER = 4;
const WRONG_OF_VISITOR = 8 * MULTIPLIER;
const WRONG_OF_HUB = 64 * MULTIPLIER;

const HOUSEHOLD = 40;
const GUESSES = 500;
const RELATIVES = 10;
const GUESSERS = 100;
const GUESSES_EACH = 4;
const MAX_WAVES = 4;
/** Maximum number of concurrent passcode checks. The number of checks can exceed a rate limit by this number. */
const CHECKED_AT_ONCE = 2;

const PASSCODE = "maple tree";

const passcode: Scenario = {
  what: `${HOUSEHOLD} right passcodes at once from one address, ${GUESSES} guesses of one visitor, then ${GUESSERS * GUESSES_EACH} a wave of ${GUESSERS} others, RATE_LIMIT_MULTIPLIER=${MULTIPLIER}`,
  required: `right ones open, ≤ ${WRONG_OF_VISITOR} guesses of one visitor checked, ≤ ${WRONG_OF_HUB + CHECKED_AT_ONCE} of all, relatives meanwhile in by passcode, then by cookie and key link, one mail to the parent, a visitor's hub ≤ 1 s`,
  env: () => ({ ...TRUSTED_PROXY_ENV, RATE_LIMIT_MULTIPLIER: String(MULTIPLIER) }),
  async run(product, watch) {
    const { kidId, familyUrl, cookie } = await createFamily(product, "campaign-passcode");
    const locked = await sendRequest<{ hubKey: string }>(product, "POST", "/api/users/sharing", {
      body: { passcode: PASSCODE },
      headers: { cookie },
    });
    const open = (passcode: string, visitor: number) =>
      sendRequest(product, "POST", `/api/hub/${familyUrl}/open`, {
        body: { passcode },
        headers: createVisitorHeaders(visitor),
      });
    const read = (headers: Record<string, string>) =>
      sendRequest(product, "GET", `/api/hub/${familyUrl}/${kidId}`, { headers });
    let visitors = 0;
    const nextVisitor = () => {
      visitors += 1;
      return visitors;
    };
    const found = await watch(async () => {
      const home = nextVisitor();
      const household = await runAllConcurrently(HOUSEHOLD, () => open(PASSCODE, home));
      const hubCookie = getFirstCookie(household[0]);

      const guesser = nextVisitor();
      const [guesses, relatives] = await Promise.all([
        runAllConcurrently(GUESSES, () => open("oak tree", guesser)),
        runAllConcurrently(RELATIVES, () => open(PASSCODE, nextVisitor())),
      ]);

      // Repeats the wave until the hub's limit is reached. A request that is rejected because too many passcode checks
      // are pending does not count toward the limit.
      const waves: ReceivedResponse[] = [];
      const countChecked = () => countResponsesWithStatus([...guesses, ...waves], 401);
      for (let wave = 0; wave < MAX_WAVES && countChecked() < WRONG_OF_HUB; wave += 1) {
        const firstGuesser = visitors + 1;
        visitors += GUESSERS;
        waves.push(
          ...(await runAllConcurrently(GUESSERS * GUESSES_EACH, (index) =>
            open("oak tree", firstGuesser + (index % GUESSERS)),
          )),
        );
      }
      const late = await runAllConcurrently(RELATIVES, () => open(PASSCODE, nextVisitor()));
      const byCookie = await runAllConcurrently(RELATIVES, () =>
        read({ ...createVisitorHeaders(nextVisitor()), cookie: hubCookie }),
      );
      const byKey = await runAllConcurrently(RELATIVES, async () => {
        const headers = createVisitorHeaders(nextVisitor());
        const link = `/hub/${familyUrl}?key=${locked.body?.hubKey}`;
        const opened = await sendRequest(product, "GET", link, { headers });
        return read({ ...headers, cookie: getFirstCookie(opened) });
      });
      return {
        household: countResponsesWithStatus(household, 204),
        guesses: listResponseStatuses(guesses),
        letIn: countResponsesWithStatus(relatives, 204),
        waves: listResponseStatuses(waves),
        checked: countChecked(),
        closed: countResponsesWithStatus(late, 429),
        byCookie: countResponsesWithStatus(byCookie, 200),
        byKey: countResponsesWithStatus(byKey, 200),
      };
    });
    const { household, guesses, letIn, waves, checked, closed, byCookie, byKey } = found;
    const warnings = await countRows(product, "mails where kind = 'passcode-guessed'");
    const checkedOfVisitor = guesses.filter((status) => status === 401).length;
    const areExpected = [...guesses, ...waves].every((status) => [401, 429, 503].includes(status));
    return {
      measured: `${household} of ${HOUSEHOLD} right ones; one visitor ${formatValueCounts(guesses)}, ${letIn} of ${RELATIVES} relatives in; all ${formatValueCounts(waves)}, then ${closed} of ${RELATIVES} refused, ${byCookie} in by cookie, ${byKey} by key link; ${warnings} mails`,
      isMet:
        household === HOUSEHOLD &&
        areExpected &&
        checkedOfVisitor <= WRONG_OF_VISITOR &&
        letIn === RELATIVES &&
        checked <= WRONG_OF_HUB + CHECKED_AT_ONCE &&
        closed === RELATIVES &&
        byCookie === RELATIVES &&
        byKey === RELATIVES &&
        warnings === 1,
    };
  },
};

/** Returns the first cookie that a response sets, as NAME=VALUE, or an empty string if the response sets no cookie. */
const getFirstCookie = (response: ReceivedResponse | undefined): string =>
  response?.headers.getSetCookie()[0]?.split(";")[0] ?? "";

const MADE_UP = 6_000;
const TOKEN_CLIENTS = 100;

/** Returns a forged token in the product's format, with an ID and a signature. */
const makeUpToken = () => `${randomUUID()}.${randomBytes(32).toString("base64url")}`;

/** Method and path of each API request that contains a token. */
const TOKEN_CALLS: readonly (readonly [string, (token: string) => string])[] = [
  ["GET", (token) => `/api/gifts/${token}`],
  ["POST", (token) => `/api/gifts/${token}/extend`],
  ["POST", (token) => `/api/gifts/${token}/release`],
  ["GET", (token) => `/gift/${token}`],
  ["GET", (token) => `/api/thank-you-pages/${token}`],
  ["POST", (token) => `/api/thank-you-pages/${token}/heart`],
  ["GET", (token) => `/thank-you/${token}`],
  ["GET", (token) => `/api/my-gifts/${token}`],
  ["GET", (token) => `/mine/${token}`],
  ["GET", (token) => `/api/invites/${token}`],
  ["POST", (token) => `/api/invites/${token}/accept`],
  ["GET", (token) => `/join/${token}`],
];

const fakeTokens: Scenario = {
  what: `${MADE_UP} made-up tokens of gifts, thank-yous and invitations by ${TOKEN_CLIENTS} visitors`,
  required: "each answered 404, a visitor's hub ≤ 1 s",
  visitorLimits: { live: 1_000 },
  env: () => TRUSTED_PROXY_ENV,
  async run(product, watch) {
    const cookie = await getSessionCookie(product, "campaign-guest");
    const statuses = await watch(() =>
      runWithConcurrencyLimit(MADE_UP, TOKEN_CLIENTS, (index) => tryToken(product, index, cookie)),
    );
    return {
      measured: formatValueCounts(statuses),
      isMet: statuses.every((status) => status === 404),
    };
  },
};

async function tryToken(product: RequestTarget, index: number, cookie: string) {
  const [method, pathOf] = TOKEN_CALLS[index % TOKEN_CALLS.length] ?? ["GET", String];
  const path = pathOf(makeUpToken());
  const headers = {
    ...createVisitorHeaders(index),
    ...(path.includes("/accept") ? { cookie } : {}),
  };
  return (await sendRequest(product, method, path, { headers })).status;
}

const STORED = 100 * MULTIPLIER;

const REPORTS = 4_000;
const REPORTERS = 100;

const reports: Scenario = {
  what: `${REPORTS} reports of one page by as many made-up visitors, ${REPORTERS} at once, RATE_LIMIT_MULTIPLIER=${MULTIPLIER}`,
  required: `${STORED} stored, all others 429, a visitor's hub ≤ 1 s`,
  visitorLimits: { live: 1_000 },
  env: () => ({ ...TRUSTED_PROXY_ENV, RATE_LIMIT_MULTIPLIER: String(MULTIPLIER) }),
  async run(product, watch) {
    const report = { reason: "hurtful", text: "Please look at this. ".repeat(40) };
    const answers = await watch(() =>
      runWithConcurrencyLimit(REPORTS, REPORTERS, (index) => {
        const headers = createVisitorHeaders(index);
        const [path, body] =
          index % 2 === 0
            ? ["/api/hub/rivera/report", report]
            : ["/hub/rivera/report", new URLSearchParams(report)];
        return sendRequest(product, "POST", path, { body, headers });
      }),
    );
    const statuses = listResponseStatuses(answers);
    const stored = await countRows(product, "reports");
    return {
      measured: `${formatValueCounts(statuses)}; ${stored} stored`,
      isMet: stored === STORED && statuses.every((status) => [200, 204, 429].includes(status)),
    };
  },
};

export const floodScenarios: Scenarios = { passcode, "made-up": fakeTokens, reports };
