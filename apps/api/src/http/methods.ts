import type { FastifyInstance } from "fastify";

/** The methods that an address takes; none for one that is not there. */
export type MethodsAt = (address: string) => string[];

/**
 * Notes every route that is mounted from here on, so that a wrong method can be told from an address that is not there. The
 * folder of the web app's files answers to every address and says nothing about any.
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
