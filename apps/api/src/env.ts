/** Settings, read once at start. */
export type Config = {
  appEnv: "local" | "test" | "production";
  host: string;
  port: number;
  /** Public origin without a slash at the end, such as "https://giftling.example". */
  origin: string;
  /** Key of every HMAC: at least 32 characters. */
  secret: string;
  databaseUrl: string;
  /** For jobs and migrations, which need a session of their own. */
  databaseDirectUrl: string;
  oidc: { issuer: string; clientId: string; clientSecret: string | null; name: string };
  billing: boolean;
  contactEmail: string;
  salesEmail: string;
  storage:
    | { kind: "folder"; dir: string }
    | {
        kind: "s3";
        endpoint: string | null;
        bucket: string;
        region: string;
        accessKeyId: string;
        secretAccessKey: string;
      };
  /** Loosens every limit, 1 to 1000. */
  rateLimitMultiplier: number;
  /** Addresses whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
  metricsToken: string | null;
  /** Folder of the built web app; null serves the API alone. */
  webDist: string | null;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
};
