/** Returns the ports of a scale test. The browser tests expect the services and the shop directly after `first`. */
export const allocatePorts = (first: number) => ({
  balancer: first,
  services: first + 1,
  smtp: first + 2,
  shop: first + 3,
  apis: [first + 4, first + 5, first + 6] as const,
  pooler: first + 7,
  redis: first + 8,
  database: first + 9,
  etcd: first + 10,
  etcdPeer: first + 11,
  nodes: [
    { rest: first + 12, postgres: first + 14 },
    { rest: first + 13, postgres: first + 15 },
  ] as const,
});

/** Number of ports that the scale test uses. */
export const PORT_COUNT = 16;

export type ScalePorts = ReturnType<typeof allocatePorts>;
