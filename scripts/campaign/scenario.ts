import type { Product } from "../deep/product.ts";

/** What a scenario found: one line for the table, and whether the promise was kept. */
export type Finding = { figure: string; ok: boolean };

/** One fault or flood, what is promised under it, and what was seen on a running product of its own. It ends by itself. */
export type Scenario = {
  name: string;
  promise: string;
  /** The product's environment; at `neighbour`, such as 127.0.0.1:4703, nobody listens unless `run` does. */
  env?(neighbour: string): NodeJS.ProcessEnv;
  run(product: Product): Promise<Finding>;
};

/** The port of the neighbour that a scenario may replace: the one after the product's own three. */
export const neighbourPort = (product: Pick<Product, "port">): number => product.port + 3;
