import type { FastifyInstance, FastifyRequest } from "fastify";

/** Registers a parser that accepts a form body and ignores all fields, because the URL contains all parameters. */
export function registerFormParser(forms: FastifyInstance): void {
  const types = ["application/x-www-form-urlencoded", "multipart/form-data"];
  forms.addContentTypeParser(types, (_request, body, done) => {
    body.resume();
    body.on("end", () => done(null));
  });
}

/** Default maximum size of a form body, in bytes. */
const MAX_FORM_BYTES = 4_096;

/** Registers a parser of form bodies of up to `bodyLimit` bytes. The parsed body is a `URLSearchParams`. */
export function registerFormFieldParser(forms: FastifyInstance, bodyLimit = MAX_FORM_BYTES): void {
  forms.addContentTypeParser<string>(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );
}

/** Returns the fields of a posted form, or no fields if the request has no form. */
export const readFormFields = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
