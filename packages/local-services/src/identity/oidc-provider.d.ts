// The package's main entry warns on the console about Node versions before 22, although everything used here works on 20.
// Its modules are therefore imported one by one, with these types.
declare module "oidc-provider/lib/provider.js" {
  export { Provider } from "oidc-provider";
}

declare module "oidc-provider/lib/helpers/errors.js" {
  import { errors } from "oidc-provider";
  export const OIDCProviderError: typeof errors.OIDCProviderError;
}
