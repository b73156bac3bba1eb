import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";

/** Accepts JSON bodies only; others are UNSUPPORTED_MEDIA (415). An empty body counts as none (rule: strict-input). */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (_request, body, done) => {
      if (body.trim() === "") return done(null, undefined);
      try {
        done(null, JSON.parse(body, refuseProto));
      } catch {
        const message = "The body is not valid JSON.";
        done(new AppError("BAD_REQUEST", { message }));
      }
    },
  );
}

/** Refuses a key that could change an object's prototype. */
function refuseProto(key: string, value: unknown): unknown {
  if (key === "__proto__") throw new SyntaxError("Forbidden key");
  return value;
}
