import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type Server } from "node:net";
import { CliError } from "../ports.ts";

/** Name of the network namespace that all containers share, with addresses like those of a Docker network. */
export const NETWORK_NAMESPACE = "giftling-image";
const INTERFACE = "giftling-img";

/** Address of this machine in the containers' network. */
export const HOST_ADDRESS = "172.31.84.1";

export const CONTAINER_ADDRESS = "172.31.84.2";

const ip = (...args: string[]) =>
  execFileSync("ip", args, { stdio: ["ignore", "pipe", "inherit"] });

/**
 * Creates the containers' network.
 *
 * @throws CliError when another run uses the network.
 */
export function createNetwork(): void {
  const processes = spawnSync("ip", ["netns", "pids", NETWORK_NAMESPACE], { encoding: "utf8" });
  if (processes.stdout.trim() !== "") {
    throw new CliError(
      `Another run uses the network ${NETWORK_NAMESPACE}. End its processes: ${processes.stdout.trim().split("\n").join(" ")}`,
    );
  }
  deleteNetwork();
  ip("netns", "add", NETWORK_NAMESPACE);
  ip("link", "add", INTERFACE, "type", "veth", "peer", "name", "eth0", "netns", NETWORK_NAMESPACE);
  ip("addr", "add", `${HOST_ADDRESS}/24`, "dev", INTERFACE);
  ip("link", "set", INTERFACE, "up");
  ip("-n", NETWORK_NAMESPACE, "addr", "add", `${CONTAINER_ADDRESS}/24`, "dev", "eth0");
  for (const name of ["lo", "eth0"]) ip("-n", NETWORK_NAMESPACE, "link", "set", name, "up");
}

/** Ends all processes in the containers' network, and deletes the network. */
export function deleteNetwork(): void {
  const { stdout } = spawnSync("ip", ["netns", "pids", NETWORK_NAMESPACE], { encoding: "utf8" });
  for (const pid of stdout.split("\n").filter(Boolean)) {
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // The process has already ended.
    }
  }
  // Without this command, the interface exists until the namespace's last process has ended.
  spawnSync("ip", ["link", "del", INTERFACE]);
  spawnSync("ip", ["netns", "del", NETWORK_NAMESPACE]);
}

/** Accepts the containers' connections to a port of this machine, and forwards them to a loopback port. */
export async function forwardPort(port: number, to: number): Promise<Server> {
  const server = createServer((socket) => {
    const target = connect(to, "127.0.0.1");
    for (const end of [socket, target]) end.on("error", () => end.destroy());
    socket.pipe(target).pipe(socket);
  });
  await once(server.listen(port, HOST_ADDRESS), "listening");
  return server;
}
