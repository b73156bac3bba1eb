import { findPresentAddress } from "@giftling/db/queries/account/users";
import { isDemoFamily, normalizeFamilyUrl } from "@giftling/domain";
import type { FastifyInstance } from "fastify";
import { visitOf } from "../../context.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors/app-error.ts";
import type { BuiltPages } from "../app/built-pages.ts";
import { sendProblem } from "../app/problem.ts";
import { sendReadyPage } from "../app/ready-page.ts";
import { createHubPages, type HubQuery } from "./hub-page.ts";
import { previewRoutes } from "./preview.ts";

type Query = Partial<Record<"kid" | "wall" | "updates", string | string[]>>;
type HubRequest = { Params: { familyUrl: string }; Querystring: Query };

const hubQuery = ({ kid, wall, updates }: Query): HubQuery => ({
  kid: typeof kid === "string" ? kid.toLowerCase() : undefined,
  wall: wall === "all",
  updates: updates === "all",
});

/** GET /hub/:familyUrl?kid=&wall=&updates= (rule: kid-address, hub-lists), rendered here, or in the browser when the build has no server bundle. */
export function hubPageRoute(app: FastifyInstance, deps: Deps, pages: BuiltPages): void {
  const hubPage = pages.make && createHubPages(pages.make);
  const screens = { missing: pages.named("hub-missing"), failing: pages.named("hub-failing") };

  previewRoutes(app, deps);
  app.get<HubRequest>("/hub/:familyUrl", async (request, reply) => {
    const { familyUrl } = request.params;
    // Not cached, because the family may take its old address back (rule: former-addresses).
    const move = (present: string) => {
      const { search } = new URL(request.url, deps.config.origin);
      return reply.header("cache-control", "no-store").redirect(`/hub/${present}${search}`, 307);
    };
    try {
      const visit = visitOf(deps, request);
      if (hubPage === null) {
        await deps.limiter.hubRead(visit.addressHash);
        const present = await deps.limiter.lookUp(visit.addressHash, () =>
          presentAddress(deps, familyUrl),
        );
        return present === familyUrl
          ? await sendReadyPage(request, reply, 200, await pages.app())
          : move(present);
      }
      const found = await hubPage(visit, familyUrl, hubQuery(request.query));
      return found.kind === "page"
        ? await sendReadyPage(request, reply, 200, found.page)
        : move(found.familyUrl);
    } catch (error) {
      return sendProblem(request, reply, error, screens);
    }
  });
}

/** The present address of the family that has or had this one. Throws NOT_FOUND when there is none. */
async function presentAddress(deps: Deps, familyUrl: string): Promise<string> {
  const asked = normalizeFamilyUrl(familyUrl);
  const present = isDemoFamily(asked) ? asked : await findPresentAddress(deps.db, asked);
  if (present === null) throw new AppError("NOT_FOUND");
  return present;
}
