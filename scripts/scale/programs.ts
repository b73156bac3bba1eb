import { spawn, spawnSync } from "node:child_process";
import { chownSync, closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stopProcess } from "../harness/processes.ts";
import { stopOnExit } from "../harness/run-script.ts";
import { createTemporaryFolder } from "../harness/temporary-folder.ts";

export type ProgramRunner = ReturnType<typeof createProgramRunner>;
export type RunningProgram = ReturnType<ProgramRunner["start"]>;

/** Creates a runner with a temporary folder. Runs programs as "postgres" instead of root, as PostgreSQL requires. */
export function createProgramRunner() {
  const user = process.getuid?.() === 0 ? listIds("postgres") : undefined;
  const folder = createTemporaryFolder("scale");
  const give = (path: string) => {
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  give(folder);
  return {
    folder,
    /** Writes a file that the programs can read. Returns the file's path. */
    write(name: string, content: string): string {
      const path = join(folder, name);
      writeFileSync(path, content, { mode: 0o600 });
      return give(path);
    },
    /** Creates a folder that the programs can write to. Returns the folder's path. */
    makeFolder(name: string): string {
      const path = join(folder, name);
      mkdirSync(path, { mode: 0o700 });
      return give(path);
    },
    /** Starts a program until the script exits, and writes the program's output to NAME.log. */
    start(name: string, command: string, args: string[]) {
      const log = openSync(join(folder, `${name}.log`), "a");
      const child = spawn(command, args, {
        cwd: folder,
        env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8", HOME: folder },
        ...user,
        // The program runs in a separate process group. Ctrl+C therefore ends only the current process, which stops all
        // programs in order.
        detached: true,
        stdio: ["ignore", log, log],
      });
      closeSync(log);
      child.once("error", ({ message }) => console.error(`${name} did not start: ${message}`));
      const end = async (signal: NodeJS.Signals) => {
        if (child.pid !== undefined) await stopProcess(child, signal);
      };
      stopOnExit(() => end("SIGTERM"));
      return { kill: () => end("SIGKILL") };
    },
  };
}

function listIds(name: string): { uid: number; gid: number } {
  const [uid, gid] = ["-u", "-g"].map((flag) =>
    Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout || Number.NaN),
  );
  if (!uid || !gid) throw new Error(`There is no user "${name}": install the package postgresql.`);
  return { uid, gid };
}
