import type { FastifyInstance } from "fastify";

/** Accepts form posts in this scope. Their fields are ignored: the address has all that is needed. */
export function acceptForms(forms: FastifyInstance): void {
  const types = ["application/x-www-form-urlencoded", "multipart/form-data"];
  forms.addContentTypeParser(types, (_request, body, done) => {
    body.resume();
    body.on("end", () => done(null));
  });
}

/** Longest form that is read, in bytes, unless it says otherwise. */
const FORM_BYTES = 4_096;

/** Accepts form posts whose fields are needed, up to `bodyLimit` bytes: the body is a `URLSearchParams`. */
export function acceptFields(forms: FastifyInstance, bodyLimit = FORM_BYTES): void {
  forms.addContentTypeParser<string>(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );
}
