import type { FastifyInstance } from "fastify";

/** Longest parameter of a path, in characters: a batch of tRPC calls is one. */
const MAX_PARAMETER = 2_000;

/** Answers an address with a longer parameter as an unknown one. */
export function boundParameters(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.length <= MAX_PARAMETER) return done();
    const { "*": _file, ...parts } = Object(request.params);
    const isLong = Object.values(parts).some((part) => String(part).length > MAX_PARAMETER);
    return isLong ? void reply.callNotFound() : done();
  });
}

/** The methods that an address accepts; empty for one that does not exist. */
export type MethodsAt = (address: string) => string[];

/**
 * Records every route mounted from here on, to tell a wrong method (405) from an unknown address (404). Routes with a
 * wildcard, such as the web app's files, are left out: they match every address.
 */
export function noteMethods(app: FastifyInstance): MethodsAt {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    if (!url.includes("*")) routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (address) => {
    const [path = ""] = address.split("?", 1);
    const there = routes.filter(({ pattern }) => pattern.test(path));
    return [...new Set(there.flatMap(({ methods }) => methods))].sort();
  };
}

function patternOf(url: string): RegExp {
  const parts = url
    .split("/")
    .map((part) =>
      part.startsWith(":") ? `[^/]{1,${MAX_PARAMETER}}` : part.replaceAll(".", "\\."),
    );
  return new RegExp(`^${parts.join("/")}$`);
}
