import type { RegistryService } from "@giftling/domain";

export const SERVICE_NAMES: Readonly<Record<RegistryService, string>> = {
  babylist: "Babylist",
  amazon: "Amazon",
  target: "Target",
  elfster: "Elfster",
  other: "Other",
};
