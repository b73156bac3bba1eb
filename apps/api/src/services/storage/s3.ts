import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { Config } from "../../core/env/env.ts";
import { assertStorageKey, getJpegKey, type StorageDriver } from "./driver.ts";

export type S3Options = Omit<Extract<Config["storage"], { kind: "s3" }>, "kind"> & {
  /** Timeout of one attempt of a call to the storage service, in milliseconds. */
  answerMs?: number;
};

/** Timeouts of connections and responses of the storage service, in milliseconds. Each call has two attempts. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 8_000;

/** Creates the driver that stores files in a bucket of any S3-compatible service (rule: pictures). */
export function createS3Storage(options: S3Options): StorageDriver {
  const { bucket, accessKeyId, secretAccessKey, answerMs = ANSWER_MS } = options;
  const client = new S3Client({
    region: options.region,
    ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      // Timeout between two chunks of a picture. The timeout ends the stream of a service that stops sending.
      socketTimeout: answerMs,
    },
    // Many compatible services do not support the SDK's newer default checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const object = (key: string) => {
    assertStorageKey(key);
    return { Bucket: bucket, Key: key };
  };
  return {
    async put(key, content, contentType) {
      const command = { ...object(key), Body: content, ContentType: contentType };
      await client.send(new PutObjectCommand(command));
    },
    async get(key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(object(key)));
        if (!(Body instanceof Readable)) return null;
        return { content: Body, size: ContentLength ?? 0 };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async delete(key) {
      const objects = [object(key), object(getJpegKey(key))];
      await Promise.all(objects.map((one) => client.send(new DeleteObjectCommand(one))));
    },
  };
}
