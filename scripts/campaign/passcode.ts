import { countRows, createFamily } from "./families.ts";
import { formatStatusCounts } from "./pictures.ts";
import {
  countResponsesWithStatus,
  createVisitorHeaders,
  runAtOnce,
  sendRequest,
  TRUSTED_PROXY_ENV,
} from "./requests.ts";
import type { Scenario } from "./scenario.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

/** Multiplier of the rate limits. It allows for the requests of the observing visitor. */
const MULTIPLIER = 4;
const WRONG_OF_VISITOR = 8 * MULTIPLIER;
const WRONG_OF_HUB = 64 * MULTIPLIER;

const HOUSEHOLD = 40;
const GUESSES = 500;
const RELATIVES = 10;
const GUESSERS = 100;
const GUESSES_EACH = 4;
const MAX_WAVES = 4;
/** Maximum number of wrong passcodes that are being checked at the same time. They may exceed a limit. */
const CHECKED_AT_ONCE = 32;

const PASSCODE = "maple tree";

/**
 * Scenario in which one household enters the right passcode at the same time. Then one visitor guesses passcodes, and then
 * a hundred visitors do. Relatives enter the right passcode meanwhile.
 */
export const passcodeScenario: Scenario = {
  name: `${HOUSEHOLD} right passcodes at once from one address, ${GUESSES} guesses of one visitor, then ${GUESSERS * GUESSES_EACH} a wave of ${GUESSERS} others, RATE_LIMIT_MULTIPLIER=${MULTIPLIER}`,
  promise: `right ones open, ≤ ${WRONG_OF_VISITOR} guesses of one visitor checked, ≤ ${WRONG_OF_HUB + CHECKED_AT_ONCE} of all, relatives meanwhile in by passcode, then by cookie and key link, one mail to the parent, a visitor's hub ≤ 1 s`,
  env: () => ({ ...TRUSTED_PROXY_ENV, RATE_LIMIT_MULTIPLIER: String(MULTIPLIER) }),
  async run(product) {
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
    let household = 0;
    let letIn = 0;
    let guesses: number[] = [];
    const allGuesses: number[] = [];
    const countChecked = () =>
      [...guesses, ...allGuesses].filter((status) => status === 401).length;
    let closed = 0;
    let byCookie = 0;
    let byKey = 0;
    const seen = await runWithVisitor(product, async () => {
      const home = nextVisitor();
      const right = await runAtOnce(HOUSEHOLD, () => open(PASSCODE, home));
      household = countResponsesWithStatus(right, 204);
      const [passCookie = ""] = right[0]?.headers.getSetCookie()[0]?.split(";") ?? [];

      const guesser = nextVisitor();
      const [wrong, relatives] = await Promise.all([
        runAtOnce(GUESSES, () => open("oak tree", guesser)),
        runAtOnce(RELATIVES, () => open(PASSCODE, nextVisitor())),
      ]);
      guesses = wrong.map(({ status }) => status);
      letIn = countResponsesWithStatus(relatives, 204);

      // Repeats the wave, because some of its calls may be rejected while too many others are pending. The hub's limit is
      // then not reached yet.
      for (let wave = 0; wave < MAX_WAVES && countChecked() < WRONG_OF_HUB; wave += 1) {
        const firstGuesser = visitors + 1;
        visitors += GUESSERS;
        const answers = await runAtOnce(GUESSERS * GUESSES_EACH, (index) =>
          open("oak tree", firstGuesser + (index % GUESSERS)),
        );
        allGuesses.push(...answers.map(({ status }) => status));
      }
      const late = await runAtOnce(RELATIVES, () => open(PASSCODE, nextVisitor()));
      closed = countResponsesWithStatus(late, 429);
      const cookies = await runAtOnce(RELATIVES, () =>
        read({ ...createVisitorHeaders(nextVisitor()), cookie: passCookie }),
      );
      byCookie = countResponsesWithStatus(cookies, 200);
      const keyed = await runAtOnce(RELATIVES, async () => {
        const headers = createVisitorHeaders(nextVisitor());
        const link = `/hub/${familyUrl}?key=${locked.body?.hubKey}`;
        const [keyCookie = ""] =
          (await sendRequest(product, "GET", link, { headers })).headers
            .getSetCookie()[0]
            ?.split(";") ?? [];
        return read({ ...headers, cookie: keyCookie });
      });
      byKey = countResponsesWithStatus(keyed, 200);
    });
    const warnings = await countRows(product, "mails where kind = 'passcode-guessed'");
    const checkedOfVisitor = guesses.filter((status) => status === 401).length;
    const areExpected = [...guesses, ...allGuesses].every((status) =>
      [401, 429, 503].includes(status),
    );
    return {
      figure: `${household} of ${HOUSEHOLD} right ones; one visitor ${formatStatusCounts(guesses)}, ${letIn} of ${RELATIVES} relatives in; all ${formatStatusCounts(allGuesses)}, then ${closed} of ${RELATIVES} refused, ${byCookie} in by cookie, ${byKey} by key link; ${warnings} mails; ${formatVisitorFindings(seen)}`,
      ok:
        household === HOUSEHOLD &&
        areExpected &&
        checkedOfVisitor <= WRONG_OF_VISITOR &&
        letIn === RELATIVES &&
        countChecked() <= WRONG_OF_HUB + CHECKED_AT_ONCE &&
        closed === RELATIVES &&
        byCookie === RELATIVES &&
        byKey === RELATIVES &&
        warnings === 1 &&
        seen.hub <= 1_000 &&
        seen.failed === 0,
    };
  },
};
