import type { FastifyInstance } from "fastify";

type Headers = Record<string, string>;

/** Returns the attribute `name` of the first element that matches the pattern `element`. */
export const getAttribute = (html: string, element: RegExp, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`)
    .exec(element.exec(html)?.[0] ?? "")?.[1]
    ?.replaceAll("&#38;", "&");

export const getLocation = (response: { headers: Record<string, unknown> }): string =>
  String(response.headers.location);

/** Creates a client that opens and posts forms like a browser without scripts. */
export function createFormClient(app: FastifyInstance, origin: string) {
  const get = (url: string, headers: Headers = {}) => app.inject({ url, headers });

  const post = (url: string, fields: Record<string, string> = {}, headers: Headers = {}) =>
    app.inject({
      method: "POST",
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", origin, ...headers },
    });

  return {
    get,
    post,
    /** Opens a page and posts the form's hidden fields and the given fields. Throws if the page has no form. */
    async fillIn(url: string, fields: Record<string, string>) {
      const { body } = await get(url);
      const action = getAttribute(body, /<form class="entry"[^>]*>/, "action");
      if (action === undefined) throw new Error(`No form at ${url}:\n${body}`);
      const hidden = [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
      const values = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
      if (!/^[\w-]{36}$/.test(values.key ?? "")) throw new Error(`No key in the form at ${url}`);
      return post(action, { ...values, ...fields });
    },
  };
}
