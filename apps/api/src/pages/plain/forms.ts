import type { FastifyInstance } from "fastify";

/** Accepts form posts in this scope. Their fields are ignored: the address has all that is needed. */
export function acceptForms(forms: FastifyInstance): void {
  const types = ["application/x-www-form-urlencoded", "multipart/form-data"];
  forms.addContentTypeParser(types, (_request, body, done) => {
    body.resume();
    body.on("end", () => done(null));
  });
}

/** Longest form that is read, in bytes. */
const FORM_BYTES = 4_096;

/** Accepts form posts whose fields are needed: the body is a `URLSearchParams`. */
export function acceptFields(forms: FastifyInstance): void {
  forms.addContentTypeParser<string>(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );
}
