import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../services/deps.ts";
import type { JsonSchema } from "../../rest/json-schema.ts";
import type { OpenApiOperation } from "../../rest/non-procedure-paths.ts";
import { createOpenApiDocument } from "../../rest/openapi.ts";
import { escapeHtml, renderPage } from "../plain/page.ts";

const STYLE = `
nav ul { columns: 2; padding-left: 20px; } @media (max-width: 620px) { nav ul { columns: 1; } }
section { border-top: 1px solid var(--line); margin-top: 32px; padding-top: 8px; }
h3 { font: 600 17px/1.4 ui-monospace, SFMono-Regular, Menlo, monospace; margin: 24px 0 4px; overflow-wrap: anywhere; }
.method { color: var(--green); } .soft { color: var(--soft); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: 4px 0 16px; font-size: 15px; }
caption { text-align: left; color: var(--soft); padding: 8px 0 4px; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); font-weight: 400; }
th { white-space: nowrap; width: 1%; } code { background: var(--paper-deep); border-radius: 6px; padding: 1px 5px; font-size: 14px; overflow-wrap: anywhere; }
`;

/** Renders the OpenAPI document as an HTML page without scripts. */
function renderDocsPage({ info, paths }: ReturnType<typeof createOpenApiDocument>): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag));
    return `<section><h2 id="${escapeHtml(tag)}">${escapeHtml(titled(tag))}</h2>${own
      .map(({ path, method, operation }) => operationHtml(path, method, operation))
      .join("")}</section>`;
  });
  const links = tags.map(
    (tag) => `<li><a href="#${escapeHtml(tag)}">${escapeHtml(titled(tag))}</a></li>`,
  );
  return renderPage({
    title: "API",
    heading: `The ${info.title} API`,
    isWide: true,
    style: STYLE,
    body: `<p>${escapeHtml(info.description)}</p>
<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Sections"><ul>${links.join("")}</ul></nav>
${sections.join("\n")}`,
  });
}

const titled = (tag: string) => tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll("-", " ");

function operationHtml(path: string, method: string, operation: OpenApiOperation): string {
  const who = operation.security.length > 0 ? "Signed-in parent" : "Anybody";
  const { parameters = [] } = operation;
  const key = parameters.some(({ name }) => name === "Idempotency-Key")
    ? " · takes an <code>Idempotency-Key</code>"
    : "";
  const asked = parameters.filter((one) => one.in === "query");
  const rows = asked.map(({ name, description = "" }) => row(name, description));
  const body = operation.requestBody?.content?.["application/json"]?.schema;
  return `<h3><span class="method">${method.toUpperCase()}</span> ${escapeHtml(path)}</h3>
<p>${escapeHtml(operation.summary)}. <span class="soft">${who}${key}</span></p>
${table("Query", rows)}${body ? table("Body", fieldRows(body)) : ""}
${table(
  "Answers",
  Object.entries(operation.responses).map(([status, answer]) => answerRow(status, answer)),
)}`;
}

function answerRow(status: string, answer: OpenApiOperation["responses"][string]): string {
  const schema = answer.content?.["application/json"]?.schema;
  const isSuccess = status.startsWith("2");
  const shape = isSuccess && schema ? `<br><code>${escapeHtml(describe(schema))}</code>` : "";
  return `<tr><th scope="row">${status}</th><td>${escapeHtml(answer.description)}${shape}</td></tr>`;
}

function fieldRows(schema: JsonSchema): string[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    row(name, `${describe(field)}${schema.required?.includes(name) ? ", required" : ""}`),
  );
}

const row = (name: string, text: string) =>
  `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(text)}</td></tr>`;

const table = (caption: string, rows: string[]) =>
  rows.length === 0
    ? ""
    : `<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption><tbody>${rows.join("")}</tbody></table></div>`;

/** Returns a short description of a schema, such as "text, 1 to 80 characters" or "one of 529, other". */
function describe(schema: NonNullable<JsonSchema["items"]>): string {
  if (typeof schema === "boolean" || Array.isArray(schema)) return "anything";
  if (schema.anyOf) return [...new Set(schema.anyOf.map(describe))].join(" or ");
  if (schema.enum) return `one of ${schema.enum.map(String).join(", ")}`;
  if (schema.const !== undefined) return String(schema.const);
  if (schema.items) return `list of ${describe(schema.items)}`;
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, one]) => `${name}: ${describe(one)}`,
    );
    return `{ ${fields.join(", ")} }`;
  }
  const { type } = schema;
  if (type === "string") return describeText(schema);
  if (type === "integer") return describeNumber("whole number", schema);
  if (type === "number") return describeNumber("number", schema);
  return Array.isArray(type) ? type.join(" or ") : (type ?? "anything");
}

function describeText({ format, minLength: least = 0, maxLength: most }: JsonSchema): string {
  if (format) return format;
  if (most === undefined) return "text";
  return `text, ${least > 0 ? `${least} to` : "up to"} ${most} characters`;
}

function describeNumber(word: string, { minimum, maximum }: JsonSchema): string {
  // zod's default bound, the largest safe integer, is not shown.
  const isOpen = minimum === undefined || maximum === undefined || maximum > 1e12;
  return isOpen ? word : `${word}, ${minimum} to ${maximum}`;
}

/** Registers GET /api/openapi.json and the page GET /api/docs. The first request creates the page (rule: one-api). */
export function registerApiDocsRoutes(
  app: FastifyInstance,
  { config }: Pick<Deps, "config">,
): void {
  let document: ReturnType<typeof createOpenApiDocument> | null = null;
  let html: string | null = null;
  const getDocument = () => {
    document ??= createOpenApiDocument(config.origin);
    return document;
  };

  app.get("/api/openapi.json", async () => getDocument());
  app.get("/api/docs", async (_request, reply) => {
    html ??= renderDocsPage(getDocument());
    return reply.type("text/html; charset=utf-8").send(html);
  });
}
