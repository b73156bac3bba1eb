import type { FastifyInstance } from "fastify";

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
    .map((part) => (part.startsWith(":") ? "[^/]+" : part.replaceAll(".", "\\.")));
  return new RegExp(`^${parts.join("/")}$`);
}
