/** The running product that a scenario is played against, on loopback. */
export type CampaignProduct = {
  /** Such as http://localhost:4700. */
  origin: string;
  /** The API's process, whose memory is measured. */
  apiPid: number;
};

/** One fault or flood, what is promised under it, and what was seen. */
export type Scenario = {
  name: string;
  promise: string;
  run(product: CampaignProduct): Promise<{ figure: string; ok: boolean }>;
};
