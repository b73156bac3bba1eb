import { REGISTRY_SERVICES, type RegistryService } from "@giftling/domain";
import * as words from "@giftling/messages/links/sections";

const BRANDS = { babylist: "Babylist", amazon: "Amazon", target: "Target", elfster: "Elfster" };

export const serviceName = (service: RegistryService): string =>
  service === "other" ? words.otherService() : BRANDS[service];

/** Returns the services' names, in the order of the form. */
export const serviceNames = (): readonly (readonly [RegistryService, string])[] =>
  REGISTRY_SERVICES.map((service) => [service, serviceName(service)]);
