import fc from "fast-check";
import { afterAll, beforeAll, test } from "vitest";
import { createTestApp, type TestApp } from "../app.ts";
import { getFuzzParameters } from "./fuzz-parameters.ts";
import { createHubModel, type HubModel } from "./hub-model.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

type StepName = keyof HubModel["steps"];

/** Action on the wish or gift at an index. After the action, the test compares the hub with its model. */
class Step implements fc.AsyncCommand<object, HubModel> {
  readonly name: StepName;
  readonly at: number;
  constructor(name: StepName, at: number) {
    this.name = name;
    this.at = at;
  }
  check = () => true;
  async run(_model: object, hub: HubModel): Promise<void> {
    await hub.steps[this.name](this.at);
    await hub.compare();
  }
  toString = () => `${this.name}(${this.at})`;
}

/** Relative frequency of each action in a generated test. */
const WEIGHTS: Readonly<Record<StepName, number>> = {
  create: 1,
  buy: 5,
  mark: 2,
  hold: 3,
  extend: 1,
  buyHeld: 3,
  giveBack: 3,
  lapse: 1,
  release: 1,
  receive: 2,
  undo: 4,
  unMark: 2,
  remove: 1,
  contribute: 3,
  confirm: 3,
  thank: 3,
  close: 1,
  reactivate: 2,
};
const names = fc.oneof(
  ...Object.entries(WEIGHTS).map(([name, weight]) => ({
    weight,
    arbitrary: fc.constant(name as StepName),
  })),
);
const step = fc.tuple(names, fc.nat({ max: 5 })).map(([name, at]) => new Step(name, at));

test("matches the model after any sequence of actions", async () => {
  const property = fc.asyncProperty(
    fc.commands([step], { maxCommands: 40, size: "max" }),
    async (commands) => {
      const hub = await createHubModel(world);
      for (const _ of ["first", "second"]) await hub.steps.create();
      await fc.asyncModelRun(() => ({ model: {}, real: hub }), commands);
    },
  );
  await fc.assert(property, getFuzzParameters(12, 0.5));
});
