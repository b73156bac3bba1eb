import { createHash } from "node:crypto";
import { CliError } from "../ports.ts";

/** Pattern of an image reference in the Dockerfile or docker-compose.yml, without the digest. */
const REFERENCE = /^(ARG BASE=|\s+image: )([^\s@]+)(?:@sha256:[0-9a-f]{64})?$/gm;

/** Media types of an image's index and of a single platform's manifest. */
const MANIFESTS = [
  "application/vnd.oci.image.index.v1+json",
  "application/vnd.docker.distribution.manifest.list.v2+json",
  "application/vnd.oci.image.manifest.v1+json",
  "application/vnd.docker.distribution.manifest.v2+json",
].join(",");

const DOCKER_HUB = "registry-1.docker.io";

/** Returns the image references in a file, such as "node:24-bookworm-slim". */
export const listImageReferences = (text: string): string[] =>
  [...text.matchAll(REFERENCE)].map(([, , reference = ""]) => reference);

/** Adds digests to the image references in a file, and replaces older digests. */
export const pinImageReferences = (text: string, digests: ReadonlyMap<string, string>): string =>
  text.replaceAll(REFERENCE, (line, start: string, reference: string) => {
    const digest = digests.get(reference);
    return digest === undefined ? line : `${start}${reference}@${digest}`;
  });

/** Returns the URL of an image's manifest. As in Docker, a name without a host belongs to Docker Hub. */
export function getManifestUrl(reference: string): URL {
  const [, host, name = "", tag = "latest"] =
    /^(?:([^/]+[.:][^/]*|localhost)\/)?([^:]+)(?::([^:/]+))?$/.exec(reference) ?? [];
  const path = host === undefined && !name.includes("/") ? `library/${name}` : name;
  const isLocal = /^(localhost|127\.0\.0\.1)(:|$)/.test(host ?? "");
  return new URL(
    `${isLocal ? "http" : "https"}://${host ?? DOCKER_HUB}/v2/${path}/manifests/${tag}`,
  );
}

/**
 * Reads an image's digest from its registry. Compares the digest in the response with the manifest's digest.
 *
 * @throws CliError when the registry cannot be read, or when the digests differ.
 */
export async function fetchImageDigest(reference: string): Promise<string> {
  const url = getManifestUrl(reference);
  const read = async (headers: Record<string, string>, at: URL) => {
    try {
      return await fetch(at, { headers, signal: AbortSignal.timeout(20_000) });
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      throw new CliError(`The registry ${at.host} cannot be read from here: ${cause}.`);
    }
  };
  let response = await read({ accept: MANIFESTS }, url);
  const challenge = response.headers.get("www-authenticate");
  if (response.status === 401 && challenge?.startsWith("Bearer ")) {
    const { realm = "", ...query } = Object.fromEntries(
      [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    if (!URL.canParse(realm)) throw new CliError(`${url.host} names no address for its token.`);
    const grant = await read({}, new URL(`${realm}?${new URLSearchParams(query)}`));
    const { token, access_token } = (await grant.json()) as Record<string, string>;
    response = await read(
      { accept: MANIFESTS, authorization: `Bearer ${token ?? access_token}` },
      url,
    );
  }
  if (!response.ok) throw new CliError(`${url} responds with ${response.status}.`);
  const body = Buffer.from(await response.arrayBuffer());
  const digest = `sha256:${createHash("sha256").update(body).digest("hex")}`;
  const named = response.headers.get("docker-content-digest");
  if (named !== digest) {
    throw new CliError(`${url} has the digest ${digest}, and its registry says ${named}.`);
  }
  return digest;
}
