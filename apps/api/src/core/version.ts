/** Version of this release, from the repository's package.json. */
export { version } from "../../../../package.json";
