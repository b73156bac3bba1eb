import type { Deps } from "../deps.ts";
import { mailLinks } from "./composition/links.ts";
import type { MailContent } from "./composition/mail-kind.ts";
import { kindsByName } from "./registry.ts";

/** The samples of every kind of mail by name, in the registry's order. */
export function sampleMails({
  config,
  clock,
}: Pick<Deps, "config" | "clock">): Record<string, MailContent> {
  const env = { links: mailLinks(config), now: clock.now() };
  return Object.assign({}, ...[...kindsByName.values()].map((kind) => kind.samples(env)));
}
