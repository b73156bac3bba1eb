import { createServer } from "node:http";
import { createDatabase } from "@giftling/db/client";

/**
 * A bare server to compare with. GET /bytes/N sends N bytes from memory, GET /row reads one row, POST /row inserts one. Run
 * as `bare.ts PORT DATABASE_URL` in a process of its own.
 */
const [, , port = "", url = ""] = process.argv;
const READ = "select id, body from bench_bare where id = 0";
const WRITE = "insert into bench_bare (body) values ('one row') returning id";

const { db } = createDatabase(url);
await db.execute("create table if not exists bench_bare (id bigserial primary key, body text)");
await db.execute("insert into bench_bare (id, body) values (0, 'one row') on conflict do nothing");
const bodies = new Map<string, Buffer>();

const server = createServer(async ({ method, url: path = "" }, response) => {
  if (path.startsWith("/bytes/")) {
    const body = bodies.get(path) ?? Buffer.alloc(Number(path.slice("/bytes/".length)), "x");
    bodies.set(path, body);
    response.end(body);
    return;
  }
  response.end(JSON.stringify(await db.execute(method === "POST" ? WRITE : READ)));
});
server.listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
