// The package's own entry warns on the console about Node versions before 22, although everything
// used here works on 20; its parts are therefore imported one by one, and these are their types.
declare module "oidc-provider/lib/provider.js" {
  export { Provider } from "oidc-provider";
}

declare module "oidc-provider/lib/helpers/errors.js" {
  import { errors } from "oidc-provider";
  export const OIDCProviderError: typeof errors.OIDCProviderError;
}
