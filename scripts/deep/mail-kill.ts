import { runTests } from "./vitest.ts";

/** Kills the API in the middle of 500 mails: none may be lost, and a repeated one must have the same Message-ID. */
const MAILS = 500;

const { ok, seconds } = await runTests("apps/api", ["src/email/delivery/kill.test.ts"], {
  MAIL_KILL_COUNT: String(MAILS),
});
console.log(`${MAILS} mails over a kill: ${ok ? "all there" : "FAILED"}, ${seconds.toFixed(0)} s`);
process.exitCode = ok ? 0 : 1;
