import type { FastifyReply, FastifyRequest } from "fastify";

/** Sends the response to a visitor who cannot access a hub. */
export type HubRefusalHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
) => FastifyReply | Promise<FastifyReply>;
