import type { FastifyInstance } from "fastify";

/** Accepts form posts in this scope. Their fields are ignored: the address has all that is needed. */
export function acceptForms(forms: FastifyInstance): void {
  const types = ["application/x-www-form-urlencoded", "multipart/form-data"];
  forms.addContentTypeParser(types, (_request, body, done) => {
    body.resume();
    body.on("end", () => done(null));
  });
}
