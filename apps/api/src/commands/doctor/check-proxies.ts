import { z } from "zod";
import { createHealthCheckToken } from "../../core/crypto/tokens.ts";
import { isPrivateUrl } from "../../core/env/checks.ts";
import type { Config } from "../../core/env/env.ts";
import {
  createFaultResult,
  createNotConfiguredResult,
  createOkResult,
  type DoctorCheckResult,
  describeError,
} from "./finding.ts";

const TIMEOUT_MS = 10_000;

const requestView = z.object({
  peer: z.string(),
  visitor: z.string(),
  isForwarded: z.boolean(),
  isTrusted: z.boolean(),
});

/** Sends a request to the public origin. Compares the proxies that forwarded the request with TRUSTED_PROXIES. */
export async function checkProxies(
  { secret, trustedProxies }: Pick<Config, "secret" | "trustedProxies">,
  origin: string,
): Promise<DoctorCheckResult> {
  const hasProxies = trustedProxies.length > 0;
  let response: Response;
  try {
    response = await fetch(`${origin}/health/request`, {
      headers: { authorization: `Bearer ${createHealthCheckToken(secret, new Date())}` },
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const code = describeError(error);
    // A name or address of the home network can be unknown in a container.
    if (isPrivateUrl(origin) && !hasProxies) {
      return createNotConfiguredResult(
        `No proxy is trusted. ${origin} cannot be tried from here (${code}).`,
      );
    }
    return createFaultResult(
      `${origin} does not respond to this machine (${code}).`,
      "Check that the server runs, its name in DNS, its certificate, and the proxy in front.",
    );
  }
  const view = requestView.safeParse(await response.json().catch(() => null));
  if (!view.success) {
    return createFaultResult(
      `${origin} responds with ${response.status}, but not as this server.`,
      "Check that APP_ORIGIN is this server's, and that all processes have the same APP_SECRET and version.",
    );
  }
  const { peer, visitor, isForwarded, isTrusted } = view.data;
  if (isForwarded && !isTrusted) {
    return createFaultResult(
      `The request came through a proxy at ${peer}, which is not trusted: all visitors share one rate limit.`,
      `Add ${peer} or its network to TRUSTED_PROXIES.`,
    );
  }
  if (isForwarded) return createOkResult(`seen as ${visitor}, through the proxy at ${peer}`);
  if (hasProxies || origin.startsWith("https:")) {
    return createFaultResult(
      `The request came from ${peer} without X-Forwarded-For: all visitors share one rate limit.`,
      'Let the proxy send X-Forwarded-For (docs/operations.md, "Behind a proxy").',
    );
  }
  return createOkResult(`seen as ${visitor}, without a proxy`);
}
