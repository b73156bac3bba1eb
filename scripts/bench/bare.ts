import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import postgres from "postgres";
import type { HubSqlStatement } from "./proxy.ts";

// Bare server for comparison with the product. Uses only node:http and postgres.js. Runs in a separate process as
// `bare.ts PORT DATABASE_URL`, with the product's hub statement in the variable HUB_STATEMENT.
//
// - `GET /bytes/N` returns N bytes from memory.
// - `GET /json/N` returns the stored hub number N as JSON text, read by one prepared statement.
// - `GET /hub/FAMILY_URL/KID` returns the hub as JSON text, read by the product's statement.
// - `POST /gift/N` runs BEGIN, UPDATE, INSERT and COMMIT.
const [, , port = "", url = ""] = process.argv;
const sql = postgres(url, { max: 10, onnotice: () => {} });
const bodies = new Map<string, Buffer>();
const hub = JSON.parse(process.env.HUB_STATEMENT ?? "{}") as HubSqlStatement;

/** Returns a hub's JSON, which is the longest text column in the result of the hub statement. */
async function readHub(familyUrl: string, kidId: string): Promise<string> {
  const values = hub.values.map((value) =>
    value === hub.familyUrl ? familyUrl : value === hub.kidId ? kidId : value,
  );
  const [row = []] = await sql.unsafe(hub.text, values, { prepare: true }).values();
  return row.reduce(
    (longest: string, column: unknown) =>
      typeof column === "string" && column.length > longest.length ? column : longest,
    "",
  );
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url: path = "" } = request;
  const [, kind, number = "", kidId = ""] = path.split("/");
  if (kind === "bytes") {
    const body = bodies.get(number) ?? Buffer.alloc(Number(number), "x");
    bodies.set(number, body);
    response.writeHead(200, { "content-type": "text/plain", "content-length": body.length });
    response.end(body);
    return;
  }
  const sendJson = (text: string) => {
    const body = Buffer.from(text);
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
    response.end(body);
  };
  if (kind === "json") {
    const [row] = await sql<{ body: string }[]>`
      select body from bench_bare.json where id = ${Number(number)}`;
    return sendJson(row?.body ?? "{}");
  }
  if (kind === "hub") return sendJson(await readHub(number, kidId));
  const { purchasedBy } = (await json(request)) as { purchasedBy: string };
  await sql.begin(async (tx) => {
    await tx`update bench_bare.gift set is_bought = true where id = ${Number(number)}`;
    await tx`insert into bench_bare.bought (gift_id, giver) values (${Number(number)}, ${purchasedBy})`;
  });
  sendJson('{"status":"purchased"}');
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500);
    response.end(String(error));
  });
});
server.listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
process.once("disconnect", () => process.exit());
