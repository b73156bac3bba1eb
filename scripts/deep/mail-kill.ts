import { runTests } from "./vitest.ts";

/**
 * Kills the API while it sends 500 mails: none may be lost, and a repeated one must have the same Message-ID. Submits one
 * address 1,000 times: one mail is sent.
 */
const MAILS = 500;
const POSTS = 1_000;

const tests = ["src/email/delivery/kill.test.ts", "src/email/outbox/supporters.test.ts"];
const { ok, seconds } = await runTests("apps/api", tests, {
  MAIL_KILL_COUNT: String(MAILS),
  SIGN_UP_POSTS: String(POSTS),
});
console.log(
  `${MAILS} mails over a kill, one for ${POSTS} sign-ups: ${ok ? "all there" : "FAILED"}, ${seconds.toFixed(0)} s`,
);
process.exitCode = ok ? 0 : 1;
