import type { FastifyInstance } from "fastify";
import { createRequestContext } from "../../../access/context.ts";
import type { Config } from "../../../core/env/env.ts";
import type { Deps } from "../../../services/deps.ts";
import { sendAddressPage } from "../../sign-in/email/pages.ts";
import { getQueryString } from "../../sign-in/login.ts";

/** Registers GET / for a server whose first page is a hub or the page of the sign-in (rule: site-home). */
export function registerHomeRoute(
  app: FastifyInstance,
  deps: Deps,
  home: Exclude<Config["home"], { kind: "landing" }>,
): void {
  app.get("/", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const query = getQueryString(request);
    if (home.kind === "hub") return reply.redirect(`/hub/${home.familyUrl}${query}`, 302);
    const session = await createRequestContext(deps, request, reply).session();
    if (session) return reply.redirect("/dashboard", 302);
    return sendAddressPage(reply, 200, { config: deps.config, query });
  });
}
