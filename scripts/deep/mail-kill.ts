import { runTests } from "./vitest.ts";

/**
 * Number of mails that the API sends while it is killed. No mail may be lost, and a repeated mail must have the same
 * Message-ID. The check also submits one address 1,000 times, after which one mail must have been sent.
 */
const MAILS = 500;
const POSTS = 1_000;

const tests = [
  "src/services/email/delivery/kill.test.ts",
  "src/services/email/outbox/supporters.test.ts",
];
const { ok, seconds } = await runTests("apps/api", tests, {
  MAIL_KILL_COUNT: String(MAILS),
  SIGN_UP_POSTS: String(POSTS),
});
console.log(
  `${MAILS} mails over a kill, one for ${POSTS} sign-ups: ${ok ? "all there" : "FAILED"}, ${seconds.toFixed(0)} s`,
);
process.exitCode = ok ? 0 : 1;
