import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const encode = (data: string | Buffer) => Buffer.from(data).toString("base64url");

/** Parts of a browser's passkey response that a test replaces. */
type ResponseOverrides = { origin?: string; rpId?: string; userHandle?: string; counter?: number };

/** Creates an authenticator with one P-256 passkey, which counts signatures unless `counts` is false. */
export function createAuthenticator(origin: string, { counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(16);
  const id = encode(credentialId);
  let signatures = 0;
  let ownUserHandle = "";

  function createAuthenticatorData(flags: number, { rpId, counter }: ResponseOverrides) {
    if (counts) signatures += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter ?? signatures, 1);
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), head]);
  }
  const createClientData = (
    type: string,
    challenge: string,
    { origin: other }: ResponseOverrides,
  ) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: other ?? origin, crossOrigin: false }));

  return {
    id,
    /** Returns the input of `passkeys.add` for the options of `passkeys.options`. */
    create(
      { challenge, user }: { challenge: string; user: { id: string } },
      replaced: ResponseOverrides = {},
    ) {
      ownUserHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ]),
      );
      const authData = Buffer.concat([
        createAuthenticatorData(PRESENT | VERIFIED | HAS_CREDENTIAL, replaced),
        Buffer.alloc(16),
        length,
        credentialId,
        key,
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ["fmt", "none"],
          ["attStmt", new Map<string, string>()],
          ["authData", authData],
        ]),
      );
      return {
        id,
        clientDataJSON: encode(createClientData("webauthn.create", challenge, replaced)),
        attestationObject: encode(Buffer.from(attestation)),
        transports: ["internal"],
      };
    },
    /** Returns the field of the sign-in form for the options of the sign-in page. */
    sign({ challenge }: { challenge: string }, replaced: ResponseOverrides = {}) {
      const clientData = createClientData("webauthn.get", challenge, replaced);
      const data = createAuthenticatorData(PRESENT, replaced);
      const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), privateKey);
      return JSON.stringify({
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(clientData),
          authenticatorData: encode(data),
          signature: encode(signature),
          userHandle: replaced.userHandle ?? ownUserHandle,
        },
      });
    },
  };
}
