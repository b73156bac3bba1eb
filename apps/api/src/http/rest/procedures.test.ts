import { expect, test } from "vitest";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc/trpc.ts";
import { listProcedures, procedures, restProcedures } from "./procedures.ts";

const say = publicProcedure.output(z.string());

test("rejects a procedure without a summary and names it", () => {
  const silent = router({ kids: router({ mute: say.query(() => "") }) });
  expect(() => listProcedures(silent)).toThrow("kids.mute says no summary in its .meta()");
});

test("rejects a procedure without an output schema and names it", () => {
  const shapeless = publicProcedure.meta({ summary: "Anything" }).query(() => "");
  expect(() => listProcedures(router({ kids: router({ any: shapeless }) }))).toThrow(
    "kids.any has no output schema",
  );
});

test("serves queries by GET and mutations by other methods", () => {
  const wrong = restProcedures.filter(
    ({ type, rest }) => (type === "query") !== (rest.method === "GET"),
  );
  expect(wrong.map(({ name, rest }) => `${name}: ${rest.method}`)).toEqual([]);
});

test("declares every path parameter as an input field", () => {
  const wrong = restProcedures.flatMap(({ name, rest, input }) => {
    const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
    const parameters = [...rest.path.matchAll(/:(\w+)/g)].map(([, parameter = ""]) => parameter);
    return parameters.filter((one) => !fields.includes(one)).map((one) => `${name}: ${one}`);
  });
  expect(wrong).toEqual([]);
});

test("exposes all but internal procedures over REST", () => {
  const names = procedures.flatMap(({ name, rest }) => (rest ? [] : name));
  expect(names.sort()).toEqual(["account.config", "gratitude.waiting"]);
});
