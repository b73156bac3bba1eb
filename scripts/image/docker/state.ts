import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CliError } from "../../ports.ts";
import type { ContainerOptions } from "./options.ts";

export type BuiltImage = {
  root: string;
  user: string;
  workdir: string;
  env: Record<string, string>;
  command: string[];
  volumes: string[];
};

/** Name of the environment variable with the docker emulator's data folder. `pnpm image` sets the variable. */
export const STATE_DIR_ENV_VAR = "IMAGE_STATE_DIR";
export const NETWORK_ENV_VAR = "IMAGE_NETWORK";

/** Returns a path below the docker emulator's folder of images, containers and volumes. */
export function getStatePath(...parts: string[]): string {
  const folder = process.env[STATE_DIR_ENV_VAR];
  if (!folder) throw new CliError(`${STATE_DIR_ENV_VAR} is not set: run this through pnpm image.`);
  return join(folder, ...parts);
}

const getContainerFile = (name: string) => getStatePath("containers", name, "container.json");

export function saveContainer(container: ContainerOptions): void {
  const file = getContainerFile(container.name);
  if (existsSync(file)) throw new CliError(`The container ${container.name} exists already.`);
  for (const folder of ["root", "upper", "work"]) {
    mkdirSync(getStatePath("containers", container.name, folder), { recursive: true });
  }
  writeFileSync(file, JSON.stringify(container));
}

export function readContainer(name: string): ContainerOptions {
  const file = getContainerFile(name);
  if (!existsSync(file)) throw new CliError(`There is no container ${name}.`);
  return JSON.parse(readFileSync(file, "utf8"));
}

export function removeContainer(name: string): void {
  rmSync(getStatePath("containers", name), { recursive: true, force: true });
}

export function saveImage(name: string, image: BuiltImage): void {
  mkdirSync(getStatePath("images"), { recursive: true });
  writeFileSync(getStatePath("images", `${name}.json`), JSON.stringify(image));
}

export function readImage(name: string): BuiltImage {
  const file = getStatePath("images", `${name}.json`);
  if (!existsSync(file)) throw new CliError(`There is no image ${name}.`);
  return JSON.parse(readFileSync(file, "utf8"));
}
