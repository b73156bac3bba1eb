import { API_ERRORS } from "@giftling/domain";
import type { Config } from "../../core/env/env.ts";
import { AppError } from "../../core/errors/app-error.ts";
import { isPrivateNetworkAddress, isPublicAddress } from "../previews/fetch/addresses.ts";
import { resolveHost } from "../previews/fetch/resolve-host.ts";
import type { FetchRules } from "../previews/fetch/rules.ts";

type WebhookConfig = Pick<Config, "origin" | "privateWebhooks">;

/**
 * Returns the settings of a request to a webhook. Allows https on port 443 of the public internet. With
 * PRIVATE_WEBHOOKS=yes, also allows http and every port of private networks and of this machine.
 */
export function createWebhookRules(config: WebhookConfig, { protocol }: URL): FetchRules {
  return {
    resolve: resolveHost,
    mayConnect: (address, port) =>
      (protocol === "https:" && port === 443 && isPublicAddress(address)) ||
      (config.privateWebhooks && isPrivateNetworkAddress(address)),
    userAgent: `Giftling webhook (+${config.origin}/about)`,
    timeoutMs: 10_000,
  };
}

/**
 * Throws INVALID_INPUT for a URL that webhooks can never reach. The address of a host name is only known, and checked,
 * when a delivery is sent.
 */
export function assertWebhookUrl(config: WebhookConfig, value: string): void {
  if (config.privateWebhooks) return;
  const url = new URL(value);
  const refuse = (message: (typeof API_ERRORS)["webhookUrlNotHttps" | "webhookUrlNotPublic"]) => {
    throw new AppError("INVALID_INPUT", { message, fields: { url: message } });
  };
  if (url.protocol !== "https:") refuse(API_ERRORS.webhookUrlNotHttps);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isNetworkAddress = /^[\d.]+$|:/.test(host);
  if (url.port !== "" || (isNetworkAddress && !isPublicAddress(host))) {
    refuse(API_ERRORS.webhookUrlNotPublic);
  }
}
