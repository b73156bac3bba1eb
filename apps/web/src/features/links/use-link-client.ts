import { useMemo } from "react";
import { createTrpcClient } from "../../trpc.ts";

/** A client for the router named `links`, which the hooks' own client hides behind a private field of tRPC's class. */
export const useLinkClient = () => useMemo(createTrpcClient, []).links;
