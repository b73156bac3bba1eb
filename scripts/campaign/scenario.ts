import type { ProductProcess } from "../harness/product.ts";

/** Result of a scenario: a line for the table, and whether the promise was fulfilled. */
export type ScenarioFinding = { figure: string; ok: boolean };

/**
 * Failure or flood with the promise for that situation. `run` observes a running product and returns the finding. A
 * scenario ends without being stopped.
 */
export type Scenario = {
  name: string;
  promise: string;
  /**
   * Returns environment variables for the product. `neighbour` is a network address such as 127.0.0.1:4703. Nothing listens
   * there unless `run` starts a server.
   */
  env?(neighbour: string): NodeJS.ProcessEnv;
  run(product: ProductProcess): Promise<ScenarioFinding>;
};

/** Scenarios by name, in the order of the document's rows. */
export type Scenarios = Readonly<Record<string, Scenario>>;

/** Returns the port of the service that a scenario may replace. It follows the product's three ports. */
export const getNeighborPort = (product: Pick<ProductProcess, "port">): number => product.port + 3;
