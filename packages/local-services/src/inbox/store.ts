import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** One mail, as in GET /inbox/messages. */
export interface Message {
  id: string;
  /** The From header: "Giftling <hello@example.com>". */
  from: string;
  /** Recipients' addresses, separated by a comma and a space. */
  to: string;
  subject: string;
  /** Text part; empty when there is none. */
  text: string;
  /** HTML part; empty when there is none. */
  html: string;
  /** Names in lower case. The values of a repeated header are joined by a comma. */
  headers: Record<string, string>;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

const MOST_KEPT = 5000;

/** All mail of this machine, newest first, one file per message, so that it survives a restart. */
export class MessageStore {
  readonly #folder: string;
  #messages: Message[];

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#messages = readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .reverse()
      .map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")));
  }

  add(message: Message): void {
    const file = this.#fileOf(message.id);
    writeFileSync(`${file}.new`, JSON.stringify(message));
    renameSync(`${file}.new`, file);
    this.#messages.unshift(message);
    for (const old of this.#messages.splice(MOST_KEPT)) rmSync(this.#fileOf(old.id));
  }

  /** Returns all messages, or those delivered to an address, ignoring case. */
  list(to?: string | null): Message[] {
    const wanted = to?.trim().toLowerCase();
    if (!wanted) return this.#messages;
    return this.#messages.filter((message) =>
      message.to.toLowerCase().split(", ").includes(wanted),
    );
  }

  find(id: string): Message | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  clear(): void {
    for (const { id } of this.#messages) rmSync(this.#fileOf(id), { force: true });
    this.#messages = [];
  }

  #fileOf(id: string): string {
    return path.join(this.#folder, `${id}.json`);
  }
}
