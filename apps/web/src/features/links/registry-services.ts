import { REGISTRY_SERVICES, type RegistryService } from "@giftling/domain";
import * as words from "@giftling/messages/links/kinds";

const BRANDS = { babylist: "Babylist", amazon: "Amazon", target: "Target", elfster: "Elfster" };

export const getRegistryServiceName = (service: RegistryService): string =>
  service === "other" ? words.otherServiceName() : BRANDS[service];

/** Returns pairs of a registry service's ID and name, in the order of the form. */
export const listRegistryServiceNames = (): readonly (readonly [RegistryService, string])[] =>
  REGISTRY_SERVICES.map((service) => [service, getRegistryServiceName(service)]);
