import type { Product } from "../deep/product.ts";

/** Result of a scenario: one line for the table, and whether the promise was kept. */
export type Finding = { figure: string; ok: boolean };

/** One failure or flood, the promise under it, and a function that observes it on a running product. It ends by itself. */
export type Scenario = {
  name: string;
  promise: string;
  /** Product's environment. Nothing listens at `neighbour`, such as 127.0.0.1:4703, unless `run` does. */
  env?(neighbour: string): NodeJS.ProcessEnv;
  run(product: Product): Promise<Finding>;
};

/** Returns the port of the service that a scenario may replace: the one after the product's own three. */
export const neighbourPort = (product: Pick<Product, "port">): number => product.port + 3;
