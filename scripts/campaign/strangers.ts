import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { formatStatusCounts } from "./pictures.ts";
import type { Scenario } from "./scenario.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const VISITORS = 200_000;
const CONNECTIONS = 100;

/**
 * Returns the network address of a visitor. Even indexes have an IPv4 address, and odd indexes have an IPv6 address in a
 * separate network.
 */
const addressOf = (index: number): string =>
  index % 2 === 0
    ? `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
    : `2001:db8:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::1`;

const madeUp = () => randomBytes(32).toString("base64url");

/** Requests of a visitor. They request an existing hub, an unknown hub, an unknown picture or a parent's data. */
const REQUESTS: readonly (() => { path: string; cookie?: string })[] = [
  () => ({ path: "/api/hub/rivera/kids" }),
  () => ({ path: `/api/hub/${randomBytes(6).toString("hex")}/kids` }),
  () => ({ path: `/media/${madeUp()}.webp` }),
  () => ({ path: "/api/kids", cookie: `giftling=${madeUp()}` }),
];

/**
 * Scenario in which many visitors, each with a separate network address, request existing and unknown resources. A known
 * visitor reads a hub meanwhile.
 */
export const fakeVisitorScenario: Scenario = {
  name: `${VISITORS} made-up visitors`,
  promise: "each answered, a known visitor's hub 200 and ≤ 1 s",
  // The multiplier is needed because the observing visitor reads more often than the limit allows.
  env: () => ({ TRUSTED_PROXIES: "127.0.0.1,::1", RATE_LIMIT_MULTIPLIER: "3" }),
  async run(product) {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const statuses: number[] = [];
    let next = 0;
    const visit = async () => {
      while (next < VISITORS) {
        const index = next++;
        const { path, cookie } = REQUESTS[index % REQUESTS.length]?.() ?? { path: "/" };
        const headers = {
          "x-forwarded-for": addressOf(index),
          ...(cookie === undefined ? {} : { cookie }),
        };
        statuses.push(await statusWith(agent, `${product.origin}${path}`, headers));
      }
    };
    const seen = await runWithVisitor(product, async () => {
      await Promise.all(Array.from({ length: CONNECTIONS }, visit));
    });
    agent.destroy();
    return {
      figure: `${formatStatusCounts(statuses)}; ${formatVisitorFindings(seen)}`,
      ok:
        statuses.every((status) => status > 0 && status < 500) &&
        seen.hub <= 1_000 &&
        seen.failed === 0,
    };
  },
};

/** Resolves with the status of a response after reading its body. Resolves with 0 when no response comes. */
function statusWith(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.once("error", () => resolve(0));
    sent.end();
  });
}
