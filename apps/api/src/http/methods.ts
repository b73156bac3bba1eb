import type { FastifyInstance } from "fastify";

/** Maximum length of a path parameter, in characters. The procedure names of a tRPC batch form one parameter. */
const MAX_PARAMETER = 2_000;

/** Registers the hook that rejects a path with an overlong parameter, as if the path were unknown. */
export function limitParameterLength(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.length <= MAX_PARAMETER) return done();
    const { "*": _file, ...parts } = Object(request.params);
    const isLong = Object.values(parts).some((part) => String(part).length > MAX_PARAMETER);
    return isLong ? void reply.callNotFound() : done();
  });
}

/** Function that returns the HTTP methods of a path, or an empty list for an unknown path. */
export type AllowedMethodsLookup = (address: string) => string[];

/** Records the methods of all routes registered afterward, except wildcards, to distinguish 405 from 404. */
export function recordRouteMethods(app: FastifyInstance): AllowedMethodsLookup {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    if (!url.includes("*")) routes.push({ pattern: getPattern(url), methods: [method].flat() });
  });
  return (address) => {
    const [path = ""] = address.split("?", 1);
    const there = routes.filter(({ pattern }) => pattern.test(path));
    return [...new Set(there.flatMap(({ methods }) => methods))].sort();
  };
}

function getPattern(url: string): RegExp {
  const parts = url
    .split("/")
    .map((part) =>
      part.startsWith(":") ? `[^/]{1,${MAX_PARAMETER}}` : part.replaceAll(".", "\\."),
    );
  return new RegExp(`^${parts.join("/")}$`);
}
