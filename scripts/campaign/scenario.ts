import type { ProductProcess } from "../harness/product.ts";

/**
 * Result of a scenario. Contains the observed figures as text, and whether the figures match the documented behavior.
 */
export type ScenarioFinding = { figure: string; ok: boolean };

/**
 * Failure or overload of the product, with the documented behavior. `run` causes the failure or overload in a running
 * product and returns the finding.
 */
export type Scenario = {
  name: string;
  promise: string;
  /**
   * Returns additional environment variables for the product. `neighbour` is a free host and port, such as
   * 127.0.0.1:4703, on which the scenario can start a server.
   */
  env?(neighbour: string): NodeJS.ProcessEnv;
  run(product: ProductProcess): Promise<ScenarioFinding>;
};

/** Scenarios by name, in the order of the rows in docs/reliability.md. */
export type Scenarios = Readonly<Record<string, Scenario>>;

/** Returns the port on which a scenario can replace a service. This port follows the product's three ports. */
export const getNeighborPort = (product: Pick<ProductProcess, "port">): number => product.port + 3;
