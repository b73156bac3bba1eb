import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/**
 * Fault of a database from a client's view. "refused" refuses connections, and "closed" closes connections at the next
 * message. A SQLSTATE is the error of the next message, after which the connection closes.
 */
export type DatabaseFault = "refused" | "closed" | { sqlState: string };

/** Returns a message of the Postgres protocol that reports a fatal error. */
function createFatalError(sqlState: string): Buffer {
  const fields = { S: "FATAL", V: "FATAL", C: sqlState, M: "a simulated fault" };
  const body = `${Object.entries(fields)
    .map(([type, value]) => `${type}${value}\0`)
    .join("")}\0`;
  const header = Buffer.from("E____");
  header.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([header, Buffer.from(body)]);
}

/** Starts a proxy to a Postgres server. The proxy can simulate each `DatabaseFault`. */
export async function startFaultyProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let fault: DatabaseFault | null = null;
  /** Number of messages to pass to the database before the simulated fault. */
  let messagesLeft = 0;

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };

  function fail(client: Socket): void {
    if (fault === null || typeof fault === "string") client.destroy();
    else client.end(createFatalError(fault.sqlState));
  }

  function accept(client: Socket): void {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => sockets.delete(socket));
    }
    client.on("close", () => database.destroy());
    client.on("data", (message) => {
      if (fault === null || messagesLeft > 0) {
        messagesLeft -= 1;
        database.write(message);
      } else fail(client);
    });
    database.pipe(client);
  }

  async function listen(port: number): Promise<Server> {
    const server = createServer(accept).listen(port, "127.0.0.1");
    await once(server, "listening");
    return server;
  }
  let server: Server | null = await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  Object.assign(url, { hostname: "127.0.0.1", port: String(port) });

  return {
    url: url.href,
    cut,
    /**
     * Sets or clears the simulated fault. "refused" begins immediately, and any other fault after `afterMessages`
     * messages from clients.
     */
    async setFault(next: DatabaseFault | null, afterMessages = 0): Promise<void> {
      fault = next;
      messagesLeft = afterMessages;
      if (next === "refused") {
        server?.close();
        server = null;
        cut();
      } else server ??= await listen(port);
    },
    close(): void {
      server?.close();
      cut();
    },
  };
}
