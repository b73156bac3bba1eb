import pg from "pg";

/** SQL statement that deletes the rows of `hub_changes`, and sends the family IDs to all processes. */
const PUBLISH_HUB_CHANGES_SQL = `
  with changes as (delete from hub_changes returning family_id)
  select pg_notify('hub_changed', family_id::text) from changes group by family_id`;

/** Delay before the lost connection for hub changes is reopened, in milliseconds. */
const RETRY_MS = 250;
/** Timeout of a query on the connection that listens for hub changes, in milliseconds. */
const ANSWER_MS = 2_000;

/** Interval between heartbeat queries on the connection that listens for hub changes, in milliseconds. */
const HEARTBEAT_MS = 1_000;

/**
 * Delay between `schedulePublish` and the publication, in milliseconds. One publication includes all commits during
 * this delay.
 */
const PUBLISH_MS = 20;

type Listener = {
  /** Called with a family's ID after a commit changes what the family's hub shows. */
  drop(familyId: string): void;
  /** Called when the connection that listens for hub changes is open. */
  up(): void;
  /**
   * Called when the connection that listens for hub changes is lost or closed. Hub changes may be missed until `up` is
   * called again.
   */
  down(): void;
};

export type HubChangeListener = {
  /** Schedules the publication of the rows in `hub_changes`. Must be called after a gift is committed. */
  schedulePublish(): void;
  close(): Promise<void>;
};

/**
 * Listens for the hub changes of all processes on a separate connection. Reopens a lost connection. Triggers publish
 * the changes (migrations/0008_hub_changes.sql). Each heartbeat also publishes the rows of `hub_changes`, including
 * rows of a killed process. `url` must be a direct connection, because a transaction pooler does not forward
 * notifications. Uses pg, a dependency of the job queue, because postgres.js does not report a lost listening
 * connection.
 */
export function listenForHubChanges(url: string, listener: Listener): HubChangeListener {
  let current: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  /**
   * Connection that listens for hub changes, while no heartbeat query is running. Null during a heartbeat and while
   * disconnected.
   */
  let idle: pg.Client | null = null;
  let isPublishDue = false;

  function later(ms: number, run: () => Promise<void>): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void run(), ms).unref();
  }

  function lose(client: pg.Client): void {
    if (client !== current) return;
    current = null;
    idle = null;
    listener.down();
    client.end().catch(() => undefined);
    later(RETRY_MS, connect);
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: "giftling-listen",
      connectionTimeoutMillis: 5_000,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    current = client;
    client.on("error", () => lose(client));
    client.on("end", () => lose(client));
    client.on("notification", ({ payload = "" }) => listener.drop(payload));
    try {
      await client.connect();
      await client.query("listen hub_changed");
      if (client !== current) return;
      listener.up();
      await beat(client);
    } catch {
      lose(client);
    }
  }

  /**
   * Publishes the rows of `hub_changes`, and schedules the next publication. Reconnects if the query fails, because a
   * connection can be lost without an error event.
   */
  async function beat(client: pg.Client): Promise<void> {
    idle = null;
    isPublishDue = false;
    try {
      await client.query(PUBLISH_HUB_CHANGES_SQL);
      if (client !== current) return;
      idle = client;
      later(isPublishDue ? PUBLISH_MS : HEARTBEAT_MS, () => beat(client));
    } catch {
      lose(client);
    }
  }

  void connect();
  return {
    schedulePublish() {
      const client = idle;
      if (client !== null && !isPublishDue) later(PUBLISH_MS, () => beat(client));
      isPublishDue = true;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const last = current;
      current = null;
      listener.down();
      await last?.end().catch(() => undefined);
    },
  };
}
