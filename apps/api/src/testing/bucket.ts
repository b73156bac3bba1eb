import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { S3Options } from "../services/storage/s3.ts";

/** Object stored on the fake S3 server, with two headers of the upload request. */
type StoredObject = { body: Buffer; type: string; authorization: string };

/** Starts a fake S3 server that stores objects in memory. Responds with NoSuchKey for a missing object. */
export async function startTestBucket() {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const name = request.url?.split("?")[0] ?? "";
    const { authorization = "", "content-type": type = "" } = request.headers;
    const body = await buffer(request);
    if (request.method === "PUT") {
      objects.set(name, { body, type, authorization });
      return void response.writeHead(200).end();
    }
    if (request.method === "DELETE") {
      objects.delete(name);
      return void response.writeHead(204).end();
    }
    const found = objects.get(name);
    if (found)
      return void response.writeHead(200, { "content-length": found.body.length }).end(found.body);
    response
      .writeHead(404, { "content-type": "application/xml" })
      .end("<Error><Code>NoSuchKey</Code><Message>No such key.</Message></Error>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    options: (bucket: string): S3Options => ({
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: "us-east-1",
      accessKeyId: "an-id",
      secretAccessKey: "a-secret",
    }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type TestBucket = Awaited<ReturnType<typeof startTestBucket>>;
