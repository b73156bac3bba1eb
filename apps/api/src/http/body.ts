import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";

/** JSON is the only body anybody may send; everything else is UNSUPPORTED_MEDIA (415). An empty one counts as none. */
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

/** A key that could reach an object's prototype is nobody's field. */
function refuseProto(key: string, value: unknown): unknown {
  if (key === "__proto__") throw new SyntaxError("Forbidden key");
  return value;
}
