import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** Service of docker-compose.yml, with the fields that the tests read. */
type ComposeService = {
  image?: string;
  build?: string;
  env_file?: string;
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  profiles?: string[];
  depends_on?: string[] | Record<string, object>;
  configs?: { source: string; target: string }[];
};

export type ComposeFile = {
  services: Record<string, ComposeService>;
  configs: Record<string, { content: string }>;
  volumes: Record<string, object | null>;
};

export const readComposeFile = (): ComposeFile =>
  parse(readFileSync(join(import.meta.dirname, "../../docker-compose.yml"), "utf8"), {
    merge: true,
  });

/**
 * Replaces variables such as `${NAME}` and `${NAME:?message}` as Docker Compose does.
 *
 * @throws Error with the message for a required variable that is not set or empty.
 */
export const interpolateVariables = (
  text: string,
  variables: Readonly<Record<string, string>>,
): string =>
  text.replaceAll(/\$\{(\w+)(?::\?([^}]*))?\}/g, (_, name: string, message?: string) => {
    const value = variables[name];
    if (!value && message !== undefined) throw new Error(message);
    return value ?? "";
  });
