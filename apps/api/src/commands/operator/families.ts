import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { findFamily, findFamilyFacts } from "@giftling/db/queries/account/families";
import {
  findFamilies,
  setHubTakedownTime,
  setPlanByOperator,
} from "@giftling/db/queries/account/operator";
import { findOwner } from "@giftling/db/queries/account/users";
import { readFamilyExport } from "@giftling/db/queries/export/export";
import { listParentMails } from "@giftling/db/queries/mail/resend";
import { listReports } from "@giftling/db/queries/operation/reports";
import { loadStorageConfig } from "../../core/env/env.ts";
import { closeAccount } from "../../features/account/close-account.ts";
import { streamFamilyArchive } from "../../features/account/export/archive.ts";
import { systemClock } from "../../services/deps.ts";
import { postgresJobQueue } from "../../services/jobs/queue.ts";
import { createStorage } from "../../services/storage/create-storage.ts";
import { OperatorError, UsageError } from "../command.ts";
import type { CommandContext, OperatorActionRecord, OperatorCommand } from "./operator-command.ts";

/** Returns the family URL in a hub's link. Returns any other text trimmed. */
function extractFamilyUrl(named: string): string {
  const [, familyUrl = named] = /\/hub\/([^/?#]+)/.exec(named) ?? [];
  try {
    return decodeURIComponent(familyUrl).trim();
  } catch {
    return familyUrl.trim();
  }
}

/** Returns the family with a URL, hub link, e-mail address or ID. Throws OperatorError unless one family matches. */
export async function getFamily({ tx }: Pick<CommandContext, "tx">, named: string) {
  const found = await findFamilies(tx, extractFamilyUrl(named));
  const [family] = found;
  if (!family)
    throw new OperatorError(`No family has the address, e-mail or id ${extractFamilyUrl(named)}.`);
  if (found.length > 1) {
    const ids = found.map(({ id }) => `  ${id}`).join("\n");
    throw new OperatorError(`Several families have that e-mail. Name one by its id:\n${ids}`);
  }
  return family;
}

/** Returns the UTC time to the minute, or "no" for null. */
const formatTime = (moment: Date | null) =>
  moment?.toISOString().slice(0, 16).replace("T", " ") ?? "no";

export const findFamilyCommand: OperatorCommand = {
  summary: "Show a family, the state of its account and hub, and its latest mails",
  args: ["FAMILY"],
  needsWhy: false,
  async run(call) {
    const { tx, say, table } = call;
    const { id } = await getFamily(call, call.arg("FAMILY"));
    const family = await findFamily(tx, id);
    const user = await findOwner(tx, id);
    if (!family || !user) throw new OperatorError("That family has just gone.");
    const facts = await findFamilyFacts(tx, id);
    const waiting = await listReports(tx, { familyId: id, isOpen: true });
    const lines = {
      Id: id,
      Parent: `${user.firstName} ${user.lastName}`.trim() || "(no name)",
      "E-mail": user.email,
      Hub: facts.familyUrl === null ? "(none yet)" : `/hub/${facts.familyUrl}`,
      "Former addresses": facts.formerFamilyUrls.join(", ") || "none",
      Kids: String(facts.kidCount),
      Plan: `${family.subscriptionPlan}${family.planSetByOperator ? ", set by an operator" : ""}`,
      "Signed up": formatTime(family.createdAt),
      Closed: formatTime(family.closedAt),
      "Taken down": formatTime(family.takenDownAt),
      Published: family.isPublished ? "yes" : "no",
      Passcode: family.passcodeHash === null ? "no" : "yes",
      "Reports that wait": String(waiting.length),
    };
    for (const [name, value] of Object.entries(lines)) say(`${name.padEnd(18)} ${value}`);
    const mails = await listParentMails(tx, id);
    if (mails.length > 0) {
      say("\nLatest mails to the parent:");
      table(mails.map(({ createdAt, ...mail }) => ({ ...mail, written: formatTime(createdAt) })));
    }
    return { familyId: id };
  },
};

const PLANS = ["free", "premium", "enterprise"] as const;

export const planCommand: OperatorCommand = {
  summary: `Set a family's plan without an end date (${PLANS.join(", ")}; "free" returns control to Stripe)`,
  args: ["FAMILY", "PLAN"],
  needsWhy: true,
  async run(call) {
    const wanted = PLANS.find((each) => each === call.arg("PLAN"));
    if (!wanted) throw new UsageError(`PLAN is one of ${PLANS.join(", ")}.`);
    const { id, subscriptionPlan } = await getFamily(call, call.arg("FAMILY"));
    await setPlanByOperator(call.tx, id, wanted);
    call.say(`${subscriptionPlan} → ${wanted}`);
    return { familyId: id, details: { before: subscriptionPlan, plan: wanted } };
  },
};

export const closeAccountCommand: OperatorCommand = {
  summary: "Close a family's account as its owner can: hidden at once, deleted after 90 days",
  args: ["FAMILY"],
  needsWhy: true,
  async run(call) {
    const { id } = await getFamily(call, call.arg("FAMILY"));
    if ((await findFamily(call.tx, id))?.closedAt) throw new OperatorError("It is closed already.");
    const deps = { clock: systemClock, jobs: postgresJobQueue };
    await closeAccount(call.tx, { deps, familyId: id });
    call.say("Closed. The owner can restore the account within 90 days by signing in.");
    return { familyId: id };
  },
};

/** Takes a hub down or restores it. Throws OperatorError if the hub is already in the requested state. */
async function setTakenDown(
  call: CommandContext,
  takenDownAt: Date | null,
): Promise<OperatorActionRecord> {
  const { id } = await getFamily(call, call.arg("FAMILY"));
  if (!(await setHubTakedownTime(call.tx, id, takenDownAt))) {
    throw new OperatorError(takenDownAt ? "It is taken down already." : "It is not taken down.");
  }
  return { familyId: id };
}

export const hideHubCommand: OperatorCommand = {
  summary: "Take down a hub, which then responds like an unknown hub",
  args: ["FAMILY"],
  needsWhy: true,
  async run(call) {
    const done = await setTakenDown(call, call.now);
    call.say("Taken down. Its page, pictures, previews and thank-you pages now respond with 404.");
    return done;
  },
};

export const restoreHubCommand: OperatorCommand = {
  summary: "Restore a hub that was taken down",
  args: ["FAMILY"],
  needsWhy: true,
  async run(call) {
    const done = await setTakenDown(call, null);
    call.say("Restored.");
    return done;
  },
};

export const exportFamilyCommand: OperatorCommand = {
  summary: "Export all data of a family and its owner to a ZIP file, for a data request",
  args: ["FAMILY"],
  options: { out: { value: "FILE", meaning: "output file, which must not exist" } },
  needsWhy: true,
  isSnapshot: true,
  async run(call) {
    const { id } = await getFamily(call, call.arg("FAMILY"));
    const day = call.now.toISOString().slice(0, 10);
    // pnpm runs the script in the repository's root, but the path is relative to the operator's folder (INIT_CWD).
    const file = resolve(
      call.env.INIT_CWD ?? ".",
      call.option("out") ?? `giftling-${id}-${day}.zip`,
    );
    const owner = await findOwner(call.tx, id);
    const family = owner && (await readFamilyExport(call.tx, id, owner.id, call.now));
    if (!family) throw new OperatorError("That family has just gone.");
    const archive = await streamFamilyArchive(
      family,
      await createStorage(loadStorageConfig(call.env)),
      call.now,
    );
    await pipeline(archive, createWriteStream(file, { flags: "wx", mode: 0o600 })).catch(
      (error: NodeJS.ErrnoException) => {
        throw error.code === "EEXIST" ? new OperatorError(`${file} is there already.`) : error;
      },
    );
    call.say(`Written to ${file}. Send it over a secure channel, then delete it.`);
    return { familyId: id };
  },
};
