// The package's own entry warns on the console about Node versions before 22, although everything
// used here works on 20; the provider is therefore imported from its own file, and this is its type.
declare module "oidc-provider/lib/provider.js" {
  export { Provider } from "oidc-provider";
}
