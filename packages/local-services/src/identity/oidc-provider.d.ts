// The package's main entry logs a warning on Node versions before 22, although all modules used here support Node 20. These
// modules are therefore imported separately, with the types below.
declare module "oidc-provider/lib/provider.js" {
  export { Provider } from "oidc-provider";
}

declare module "oidc-provider/lib/helpers/errors.js" {
  import { errors } from "oidc-provider";
  export const OIDCProviderError: typeof errors.OIDCProviderError;
}

declare module "oidc-provider/lib/adapters/memory_adapter.js" {
  import type { AdapterFactory } from "oidc-provider";
  export function createMemoryAdapter(): AdapterFactory;
}
