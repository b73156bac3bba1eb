import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
} from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { jwtVerify } from "jose";

/** Notification as a browser receives it, with the headers of its request. */
type ReceivedPush = {
  endpoint: string;
  headers: IncomingHttpHeaders;
  text: Record<"title" | "body" | "url" | "tag", string>;
};

type Browser = { pair: ECDH; auth: Buffer; publicKey: string };

/** Starts a push service, which verifies the VAPID signature and decrypts notifications like a browser. */
export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  /** HTTP statuses of the push service's next responses. Default 201. */
  const nextStatuses: number[] = [];
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const endpoint = `${origin}${request.url}`;
    const browser = browsers.get(endpoint);
    const respond = (status: number) => void response.writeHead(status).end();
    const status = nextStatuses.shift();
    if (status !== undefined) return respond(status);
    if (!browser) return respond(410);
    const { headers } = request;
    if (!(await isSignedBy(browser.publicKey, origin, headers.authorization))) return respond(403);
    const text = JSON.parse(decrypt(browser, Buffer.concat(chunks)));
    received.push({ endpoint, headers, text });
    respond(201);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    address: `127.0.0.1:${port}`,
    received,
    nextStatuses,
    countRequests: () => requests,
    /** Subscribes a browser with the server's VAPID public key. Returns the input of `push.subscribe`. */
    subscribe(publicKey: string) {
      const pair = createECDH("prime256v1");
      pair.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${origin}/send/${randomUUID()}`;
      browsers.set(endpoint, { pair, auth, publicKey });
      const keys = { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") };
      return { endpoint, keys };
    },
    /** Ends a subscription, as when the browser's user blocks notifications. */
    end: (endpoint: string) => void browsers.delete(endpoint),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns whether a VAPID header (RFC 8292) has a token for `origin` that the public key's owner signed. */
async function isSignedBy(publicKey: string, origin: string, header = ""): Promise<boolean> {
  const [, token = "", key] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  if (key !== publicKey) return false;
  const point = Buffer.from(publicKey, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const verifier = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const claims = await jwtVerify(token, verifier, { audience: origin, algorithms: ["ES256"] });
  const { sub = "", exp = 0 } = claims.payload;
  return sub.startsWith("mailto:") && exp < Date.now() / 1_000 + 24 * 60 * 60 + 60;
}

/** Decrypts a notification with the browser's keys (RFC 8291, one record of aes128gcm). */
function decrypt({ pair, auth }: Browser, message: Buffer): string {
  const salt = message.subarray(0, 16);
  const keyLength = message.readUInt8(20);
  const serverKey = message.subarray(21, 21 + keyLength);
  const record = message.subarray(21 + keyLength);
  const derive = (key: Buffer, from: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", key, from, info, bytes));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), serverKey]);
  const secret = derive(pair.computeSecret(serverKey), auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // A record ends with the delimiter 2 and padding of zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
