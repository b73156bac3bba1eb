import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** An answer as JSON text, in each form that is asked for made once: what is kept is sent without being made again. */
export class JsonText {
  readonly text: string;
  #body: Buffer | undefined;
  #etag: string | undefined;
  #uses = 0;
  readonly #encoded = new Map<"br" | "gzip", Promise<Buffer>>();
  #alone: JsonText | undefined;
  #inBatch: JsonText | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get body(): Buffer {
    this.#body ??= Buffer.from(this.text);
    return this.#body;
  }

  get etag(): string {
    this.#etag ??= `"${createHash("sha1").update(this.body).digest("base64url")}"`;
    return this.#etag;
  }

  /** The same as tRPC answers it: to a call alone, and to a batch of this one call. */
  get alone(): JsonText {
    this.#alone ??= new JsonText(`{"result":{"data":${this.text}}}`);
    return this.#alone;
  }
  get inBatch(): JsonText {
    this.#inBatch ??= new JsonText(`[{"result":{"data":${this.text}}}]`);
    return this.#inBatch;
  }

  /** How to send it to who accepts this. Compresses from the second use on: most that is not kept has one. */
  encodingFor(accepted: string | undefined): "br" | "gzip" | null {
    this.#uses += 1;
    if (accepted === undefined || this.#uses === 1) return null;
    return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  }

  /** The body in an encoding. */
  async encoded(encoding: "br" | "gzip"): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    const made =
      known ??
      (encoding === "br"
        ? promisify(brotliCompress)(this.body, BROTLI)
        : promisify(gzip)(this.body));
    this.#encoded.set(encoding, made);
    return made;
  }
}
