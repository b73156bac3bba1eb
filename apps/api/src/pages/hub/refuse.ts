import type { FastifyReply, FastifyRequest } from "fastify";

/** Answers for a hub that a visitor cannot access. */
export type Refuse = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
) => FastifyReply | Promise<FastifyReply>;
