import { expect, test } from "vitest";
import { z } from "zod";
import { procedures, proceduresOf, restProcedures } from "./procedures.ts";
import { publicProcedure, router } from "./trpc.ts";

const say = publicProcedure.output(z.string());

test("a procedure without a summary is named", () => {
  const silent = router({ kids: router({ mute: say.query(() => "") }) });
  expect(() => proceduresOf(silent)).toThrow("kids.mute says no summary in its .meta()");
});

test("a procedure without an output schema is named", () => {
  const shapeless = publicProcedure.meta({ summary: "Anything" }).query(() => "");
  expect(() => proceduresOf(router({ kids: router({ any: shapeless }) }))).toThrow(
    "kids.any has no output schema",
  );
});

test("a query is a GET over REST, and a mutation is none", () => {
  const wrong = restProcedures.filter(
    ({ type, rest }) => (type === "query") !== (rest.method === "GET"),
  );
  expect(wrong.map(({ name, rest }) => `${name}: ${rest.method}`)).toEqual([]);
});

test("the parameters of a REST path are fields of the input", () => {
  const wrong = restProcedures.flatMap(({ name, rest, input }) => {
    const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
    const parameters = [...rest.path.matchAll(/:(\w+)/g)].map(([, parameter = ""]) => parameter);
    return parameters.filter((one) => !fields.includes(one)).map((one) => `${name}: ${one}`);
  });
  expect(wrong).toEqual([]);
});

test("only what the app alone asks for has no REST path", () => {
  const names = procedures.flatMap(({ name, rest }) => (rest ? [] : name));
  expect(names.sort()).toEqual(["account.config", "gratitude.waiting"]);
});
