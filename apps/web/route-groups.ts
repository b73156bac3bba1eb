import { build, type Rolldown } from "vite";
import { createBrowserBuild } from "./vite.config.ts";

/**
 * Returns the app's module groups, each of which becomes one file. The same routes load all modules of a group, so that
 * a route loads few files and no unused code. Builds the app without groups to find out which routes load a module
 * (decision 71).
 */
export async function createRouteGroups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const { build: options, ...config } = createBrowserBuild("app");
  const output = await build({
    ...config,
    build: { ...options, write: false, minify: false },
    logLevel: "warn",
  });
  if (!("output" in output)) throw new Error("The build of the app has one output");
  const names = getRouteGroupNames(output.output.filter((file) => file.type === "chunk"));
  return [
    {
      name: (moduleId) => names.get(moduleId),
      // The imports of a module have groups of their own.
      includeDependenciesRecursively: false,
    },
  ];
}

type Chunk = Pick<
  Rolldown.OutputChunk,
  "fileName" | "name" | "facadeModuleId" | "imports" | "moduleIds"
>;

/**
 * Returns the name of each module's group by module ID. The name lists the routes that load the module. Omits modules
 * that only one file loads, and modules that are loaded only after an interaction.
 */
export function getRouteGroupNames(chunks: readonly Chunk[]): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  function addImports(fileName: string, loaded: Set<string>): Set<string> {
    if (loaded.has(fileName)) return loaded;
    loaded.add(fileName);
    for (const name of byFile.get(fileName)?.imports ?? []) addImports(name, loaded);
    return loaded;
  }
  const isEntry = ({ facadeModuleId }: Chunk) => facadeModuleId?.endsWith("/index.html") ?? false;
  const isRoute = ({ facadeModuleId }: Chunk) => facadeModuleId?.includes("?tsr-split=") ?? false;
  const [entry] = chunks.filter(isEntry);
  if (entry === undefined) throw new Error("The app has no entry");
  const routes = chunks.filter(isRoute).map(({ name, fileName }) => ({
    name,
    loaded: addImports(fileName, addImports(entry.fileName, new Set())),
  }));
  return new Map(
    chunks
      .filter(({ facadeModuleId }) => facadeModuleId === null)
      .flatMap(({ fileName, moduleIds }) => {
        const loading = routes.filter(({ loaded }) => loaded.has(fileName));
        if (loading.length === 0) return [];
        const name = loading.map((route) => route.name).join("+");
        return moduleIds.map((id) => [id, name] as const);
      }),
  );
}
