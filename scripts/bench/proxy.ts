import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** SQL statement that the driver sent, with the OIDs of its parameter types and its parameters as text. */
export type RecordedSqlStatement = { text: string; types: number[]; values: (string | null)[] };

/** SQL statement that reads a kid's hub. The bare server replaces the family URL and the kid's ID in `values`. */
export type HubSqlStatement = {
  text: string;
  values: (string | boolean | null)[];
  familyUrl: string;
  kidId: string;
};

/** Proxy for PostgreSQL that counts round trips and records statements. */
export type DatabaseProxy = Awaited<ReturnType<typeof startDatabaseProxy>>;

/** Starts a proxy on a free local port. */
export async function startDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let trips = 0;
  let statements: RecordedSqlStatement[] = [];
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ host: target.hostname, port: Number(target.port), noDelay: true });
    const read = messageReader((statement) => statements.push(statement));
    let wasAnswered = true;
    client.on("data", (piece: Buffer) => {
      if (wasAnswered) trips += 1;
      wasAnswered = false;
      read(piece);
      database.write(piece);
    });
    database.on("data", (piece: Buffer) => {
      wasAnswered = true;
      client.write(piece);
    });
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    /** Returns the number of database round trips. Messages sent before a response count as one round trip. */
    trips: () => trips,
    /** Returns the statements recorded since the previous call, in order. */
    takeStatements(): RecordedSqlStatement[] {
      const taken = statements;
      statements = [];
      return taken;
    },
    close(): void {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Returns a parser for the Parse, Bind and Query messages that a client sends in PostgreSQL's protocol 3.0. */
function messageReader(
  onStatement: (statement: RecordedSqlStatement) => void,
): (piece: Buffer) => void {
  const parsed = new Map<string, { text: string; types: number[] }>();
  let waiting: Buffer = Buffer.alloc(0);
  let isStarted = false;
  return (piece) => {
    waiting = waiting.length === 0 ? piece : Buffer.concat([waiting, piece]);
    for (;;) {
      // The startup message starts with its length and has no type byte.
      const at = isStarted ? 1 : 0;
      if (waiting.length < at + 4) return;
      const end = at + waiting.readInt32BE(at);
      if (waiting.length < end) return;
      if (isStarted) read(String.fromCharCode(waiting[0] ?? 0), waiting.subarray(5, end));
      isStarted = true;
      waiting = waiting.subarray(end);
    }
  };

  function read(type: string, body: Buffer): void {
    const fields = new Fields(body);
    if (type === "P") {
      const name = fields.text();
      const text = fields.text();
      parsed.set(name, { text, types: fields.list(() => fields.int32()) });
    }
    if (type === "Q") onStatement({ text: fields.text(), types: [], values: [] });
    if (type !== "B") return;
    fields.text();
    const statement = parsed.get(fields.text());
    fields.list(() => fields.int16());
    const values = fields.list(() => fields.value());
    if (statement) onStatement({ ...statement, values });
  }
}

/** Parser that reads the fields of a PostgreSQL protocol message in order. */
class Fields {
  readonly #body: Buffer;
  #at = 0;

  constructor(body: Buffer) {
    this.#body = body;
  }

  text(): string {
    const end = this.#body.indexOf(0, this.#at);
    const text = this.#body.toString("utf8", this.#at, end);
    this.#at = end + 1;
    return text;
  }

  int16(): number {
    this.#at += 2;
    return this.#body.readInt16BE(this.#at - 2);
  }

  int32(): number {
    this.#at += 4;
    return this.#body.readInt32BE(this.#at - 4);
  }

  value(): string | null {
    const length = this.int32();
    if (length < 0) return null;
    this.#at += length;
    return this.#body.toString("utf8", this.#at - length, this.#at);
  }

  list<Item>(read: () => Item): Item[] {
    return Array.from({ length: this.int16() }, read);
  }
}
