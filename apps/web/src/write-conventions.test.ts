// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

/**
 * Folder whose files must follow the convention for writes: `trpc.….useMutation()` with `isPending`. Typed values are
 * in `@mantine/form` or, on visitor pages, in `components/form/use-form.ts`.
 */
const root = import.meta.dirname;

/** Files that may create the API client or pass the client to providers. */
const MAKES_THE_CLIENT = [
  "trpc.ts",
  "router.tsx",
  "main.tsx",
  "entry-server.tsx",
  "ssr/server-client.ts",
  // Only records the URL of a page's first request on the server.
  "ssr/prefetch-urls.ts",
];
/**
 * Files that may use `fetch`. Visitor pages and the sign-in page have no tRPC client, and pending deletions are sent
 * while the page closes.
 */
const PLAIN_REQUESTS = [
  "visitor/call-api.ts",
  "features/entries/use-undoable-delete.ts",
  "sign-in/passkey-sign-in.ts",
];
/** Files with forms or dialogs that have no fields. */
const WITHOUT_FIELDS = [
  "features/gifts/page/gift-actions.tsx",
  "components/dialog/form-dialog.tsx",
  "features/subscription/continue-on-free.tsx",
];

const ENGINES = /from "(react-hook-form|formik|final-form|react-final-form|@tanstack\/react-form)"/;
const BUSY = /\[\s*(is)?(Busy|Pending|Saving|Sending|Submitting)\b[^\]]*\]\s*=\s*useState/i;

/** Returns whether a file uses one of the allowed form hooks, directly or through an imported hook. */
function usesFormHook(file: string, source: string): boolean {
  const engine = /from "(@mantine\/form|\.[^"]+\/form\/use-form\.ts)"/;
  const imported = [...source.matchAll(/from "(\.[^"]+\.tsx?)"/g)].map(([, path = ""]) => path);
  return (
    engine.test(source) ||
    imported.some((path) => engine.test(readFileSync(join(root, dirname(file), path), "utf8")))
  );
}

/** Returns a message for each violation of the convention for API writes in a source file. */
function strayWays(file: string, source: string): string[] {
  const ways: [isStray: boolean, sentence: string][] = [
    [
      !MAKES_THE_CLIENT.includes(file) &&
        /\bcreateTrpcClient\b|\bcreateTRPC\w*Client\b|\.client\b|\{[^{}]*\bclient\b[^{}]*\}\s*=[^;]*useUtils\(\)/.test(
          source,
        ),
      "calls the API by a client: use trpc.….useMutation()",
    ],
    [
      !PLAIN_REQUESTS.includes(file) && /\bmethod: "(POST|PUT|PATCH|DELETE)"/.test(source),
      "writes by a plain request: use trpc.….useMutation(), or writeApi on visitor pages",
    ],
    [ENGINES.test(source), "has another form engine: use @mantine/form"],
    [
      /<form\b|<FormDialog\b/.test(source) &&
        !WITHOUT_FIELDS.includes(file) &&
        !usesFormHook(file, source),
      "has a form of its own: use @mantine/form or components/form/use-form.ts",
    ],
    [BUSY.test(source), "keeps a busy state by hand: use the mutation's isPending"],
  ];
  return ways.filter(([isStray]) => isStray).map(([, sentence]) => `${file} ${sentence}`);
}

test("every write is a mutation, and every form uses a form hook", () => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.gen\.ts$|^testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => strayWays(file, readFileSync(join(root, file), "utf8")))).toEqual(
    [],
  );
});

describe("file check", () => {
  test.each([
    ["calls", "await utils.client.kids.delete.mutate({ id });"],
    ["calls", "const { client } = trpc.useUtils();"],
    ["calls", 'import { createTrpcClient } from "../../trpc.ts";'],
    ["writes", 'await fetch("/api/kids", { method: "POST" });'],
    ["has another form engine", 'import { useForm } from "react-hook-form";'],
    ["has a form of its own", "return <form onSubmit={submit}>{fields}</form>;"],
    ["keeps a busy state", "const [isBusy, setBusy] = useState(false);"],
  ])("reports a file that %s: %s", (way, source) => {
    expect(strayWays("features/kids/a.tsx", source)).toEqual([
      expect.stringContaining(`features/kids/a.tsx ${way}`),
    ]);
  });

  test.each([
    "const add = trpc.kids.create.useMutation(); add.mutate(input);",
    'import { useForm } from "@mantine/form";\nreturn <form onSubmit={form.onSubmit(save)} />;',
    'import { useForm } from "../../components/form/use-form.ts";\nreturn <form onSubmit={form.onSubmit(save)} />;',
    "const isBusy = add.isPending;",
    'import { useEntryForm } from "../entries/use-entry-form.ts";\nreturn <FormDialog {...dialog} />;',
  ])("does not report %s", (source) => {
    expect(strayWays("features/kids/a.tsx", source)).toEqual([]);
  });
});
