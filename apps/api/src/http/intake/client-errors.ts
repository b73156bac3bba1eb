import type { Socket } from "node:net";
import { AppError } from "../../core/errors/app-error.ts";

/** HTTP status lines by Node error code, for requests that Node cannot parse. Default 400. */
const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Sends an error body for a request that Node rejected before routing, such as a request with raw non-ASCII bytes in
 * the path. Closes the connection (rule: error-body).
 */
export function sendClientError(error: NodeJS.ErrnoException, socket: Socket): void {
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
