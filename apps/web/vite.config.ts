import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { LEFT_OUT_PALETTES } from "./palettes.ts";
import { themeVariables } from "./theme-variables.ts";

const apiOrigin = `http://localhost:${process.env.PORT ?? "3000"}`;

/** Everything that the API answers, so that the dev server and the API share one origin. */
const apiPaths = ["/api", "/media", "/trpc", "/health"];

/** What every page loads is one file: it compresses better than several. */
const EVERY_PAGE = {
  name: "every-page",
  test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store))\//,
};

const leftOut = new RegExp(String.raw`\b(${LEFT_OUT_PALETTES.join("|")}): \[[^\]]*\],?`, "g");

/** Takes the palettes that nothing is painted with out of Mantine's default theme. */
const ownPalettes = {
  name: "own-palettes",
  transform: (code: string, id: string) =>
    id.endsWith("/MantineProvider/default-colors.mjs") ? code.replace(leftOut, "") : null,
};

const VARIABLES = "virtual:theme-variables.css";

/** The theme's variables as a style sheet to import. */
const themeSheet = {
  name: "theme-variables",
  resolveId: (id: string) => (id === VARIABLES ? `\0${VARIABLES}` : null),
  load: (id: string) => (id === `\0${VARIABLES}` ? themeVariables() : null),
};

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      quoteStyle: "double",
      semicolons: true,
      routeFileIgnorePattern: "\\.test\\.tsx?$",
    }),
    react(),
    ownPalettes,
    themeSheet,
  ],
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin }])),
  },
  preview: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin }])),
  },
  build: {
    // A folder that the API serves nothing from.
    outDir: isSsrBuild ? "dist/.server" : "dist",
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // A data: URL would need its own allowance in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...(isSsrBuild
        ? {}
        : {
            input: { index: "index.html", boot: "src/boot.ts" },
            output: { codeSplitting: { groups: [EVERY_PAGE] } },
          }),
      treeshake: {
        moduleSideEffects: [
          // The domain is pure: a page that uses one constant of it need not carry every schema.
          { test: /packages\/domain\/src\//, sideEffects: false },
          // Its WebSocket connection, which nobody opens here, would come along: it doesn't say that it is pure.
          { test: /@trpc\/(client|server)\/dist\//, sideEffects: false },
        ],
      },
    },
  },
  // The server's own build carries all it needs: the API has none of these packages.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
