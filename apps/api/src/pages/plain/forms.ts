import type { FastifyInstance } from "fastify";

/** Lets a form be posted in this part of the app. Its fields are not read: what counts stands in the address. */
export function acceptForms(forms: FastifyInstance): void {
  const types = ["application/x-www-form-urlencoded", "multipart/form-data"];
  forms.addContentTypeParser(types, (_request, body, done) => {
    body.resume();
    body.on("end", () => done(null));
  });
}
