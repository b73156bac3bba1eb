import type { Socket } from "node:net";
import { AppError } from "../errors/app-error.ts";

/** HTTP statuses of requests that Node could not parse, by its error codes. All others are 400. */
const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Answers a request that Node refused before any route saw it, such as a path with raw bytes that are not ASCII, with the error body of
 * every other answer (rule: error-body), and closes the connection.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const { code, message } = new AppError("BAD_REQUEST");
  const body = JSON.stringify({ code, message });
  const headers = [
    `HTTP/1.1 ${STATUSES[error.code ?? ""] ?? "400 Bad Request"}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "connection: close",
  ];
  socket.end(`${headers.join("\r\n")}\r\n\r\n${body}`);
}
