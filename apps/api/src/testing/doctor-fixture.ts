import { runGiftling } from "../commands/run-giftling.ts";
import { createTestApp } from "./app.ts";

/** Creates a running app, and `doctor`, which checks the app. Call `close` in `afterAll`. */
export async function createDoctorFixture() {
  const world = await createTestApp();
  const origin = await world.app.listen({ host: "127.0.0.1", port: 0 });

  /** Runs `giftling doctor` for the app with the variables `env`. Returns the exit code and the findings by name. */
  async function doctor(env: Record<string, string> = {}, now = () => new Date()) {
    const lines: string[] = [];
    const code = await runGiftling(["doctor"], {
      account: "deploy",
      env: {
        APP_ENV: "test",
        DATABASE_URL: world.url,
        APP_ORIGIN: origin,
        STORAGE_DIR: world.folder,
        BILLING: "off",
        ...env,
      },
      now,
      say: (line) => void lines.push(line),
      table: () => undefined,
      complain: (line) => void lines.push(line),
    });
    const text = lines.join("\n");
    /** Returns the state, the detail and the action of a doctor check. */
    const finding = (name: string) => {
      const at = lines.findIndex((line) => line.slice(16).startsWith(`${name} `));
      const isFault = lines[at]?.startsWith("fault");
      return lines
        .slice(at, at + (isFault ? 2 : 1))
        .map((line) => line.trim().replaceAll(/ {2,}/g, " | "))
        .join(" ");
    };
    return { code, text, finding };
  }

  return { world, doctor, close: () => world.close() };
}
