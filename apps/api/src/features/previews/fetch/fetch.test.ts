import { randomBytes } from "node:crypto";
import { connect, createServer, type Socket } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startTestShop } from "../testing/shop.ts";
import {
  createShopFetchRules,
  createTestFetcher,
  HTML_REQUIREMENTS,
} from "../testing/test-fetcher.ts";
import { createFetchRules, type FetchRules } from "./rules.ts";

const shop = await startTestShop();
/** Local server that the fetcher must never contact. */
const inside = await startTestShop();
afterAll(() => Promise.all([shop.close(), inside.close()]));

beforeEach(() => {
  shop.requests.length = 0;
  inside.requests.length = 0;
});

const rules = createShopFetchRules(shop, {
  "inside.example": ["10.0.0.1"],
  "both.example": ["127.0.0.1", "192.168.1.1"],
  "nowhere.example": [],
});
const { fetch, problem } = createTestFetcher(rules);
const at = (path: string) => `${shop.origin}${path}`;
const named = (path: string, host = "toys.example") => `http://${host}:${shop.port}${path}`;

describe("a regular page", () => {
  test("is returned with its URL and charset", async () => {
    shop.page("/p", { type: 'Text/HTML; Charset="ISO-8859-1"', body: "<title>Kite</title>" });
    const page = await fetch(named("/p#top"));
    expect(page.url.hostname).toBe("toys.example");
    expect(page.charset).toBe("ISO-8859-1");
    expect(page.content.toString()).toBe("<title>Kite</title>");
  });

  test("is requested without cookies, credentials or internal data", async () => {
    shop.page("/cookie", {
      headers: { "set-cookie": "id=1; Path=/", location: "/p" },
      status: 302,
      body: "",
    });
    shop.page("/p", { body: "Kite" });
    await fetch(named("/cookie"));
    for (const request of shop.requests) {
      expect(request.method).toBe("GET");
      expect(Object.keys(request.headers).sort()).toEqual([
        "accept",
        "accept-encoding",
        "accept-language",
        "connection",
        "host",
        "user-agent",
      ]);
      expect(request.headers).toMatchObject({
        host: `toys.example:${shop.port}`,
        "user-agent": "Giftling link preview (+https://gifts.example/about)",
        connection: "close",
      });
    }
    expect(shop.paths()).toEqual(["/cookie", "/p"]);
  });

  test("is decompressed", async () => {
    const body = "<title>Kite</title>".repeat(100);
    shop.page("/gzip", { headers: { "content-encoding": "gzip" }, body: gzipSync(body) });
    shop.page("/br", { headers: { "content-encoding": "br" }, body: brotliCompressSync(body) });
    shop.page("/cut", {
      headers: { "content-encoding": "gzip" },
      body: gzipSync(body).subarray(0, -8),
    });
    for (const path of ["/gzip", "/br", "/cut"]) {
      expect((await fetch(at(path))).content.toString(), path).toBe(body);
    }
  });

  test("is reached through three absolute or relative redirects", async () => {
    shop.redirect("/a/1", "../b/2", 301);
    shop.redirect("/b/2", named("/c", "other.example"), 307);
    shop.redirect("/c", "/p", 303);
    shop.page("/p", { body: "Kite" });
    const page = await fetch(named("/a/1"));
    expect(page.url.href).toBe(named("/p", "other.example"));
  });
});

describe("rejected addresses", () => {
  const host = (name: string, scheme = "http") => `${scheme}://${name}:${inside.port}/`;

  test.each([
    ["loopback", host("127.0.0.1")],
    ["loopback in other spellings", host("2130706433")],
    ["loopback in hexadecimal", host("0x7f.1")],
    ["loopback of IPv6", host("[::1]")],
    ["mapped loopback", host("[::ffff:127.0.0.1]")],
    ["unspecified", host("0.0.0.0")],
    ["a cloud's metadata", "http://169.254.169.254/latest/meta-data/"],
    ["a cloud's metadata in IPv6", "http://[fd00:ec2::254]/"],
    ["NAT64 of the metadata", "http://[64:ff9b::a9fe:a9fe]/"],
    ["private", "http://192.168.0.1/"],
    ["a name that leads inside", "http://inside.example/"],
    ["a name of which one address is inside", named("/p", "both.example")],
    ["an unknown name", "http://nowhere.example/"],
    ["an odd port of a public address", "http://8.8.8.8:6379/"],
    ["a name's odd port", `http://toys.example:${inside.port}/`],
    ["credentials", `http://me:pw@127.0.0.1:${shop.port}/p`],
    ["a user's name alone", `http://me@127.0.0.1:${shop.port}/p`],
    ["another scheme", "ftp://toys.example/p"],
    ["a file", "file:///etc/passwd"],
    ["no address", "toys.example/p"],
  ])("%s", async (_kind, url) => {
    shop.page("/p", { body: "Kite" });
    expect(await problem(url)).toBe("unreachable");
    // Uses the same URL as the target of a redirect.
    shop.redirect("/away", url);
    if (/^[a-z]+:/.test(url)) expect(await problem(at("/away"))).toBe("unreachable");
    expect(inside.requests).toEqual([]);
    expect(shop.paths().filter((path) => path !== "/away")).toEqual([]);
  });

  test("rejects a fourth redirect, a loop, and a redirect without a target", async () => {
    for (const step of [0, 1, 2, 3]) shop.redirect(`/${step}`, `/${step + 1}`);
    shop.page("/4", { body: "Kite" });
    shop.redirect("/loop", "/loop");
    shop.page("/empty", { status: 302, body: "" });
    expect(await problem(at("/0"))).toBe("unreachable");
    expect(shop.paths()).toEqual(["/0", "/1", "/2", "/3"]);
    expect(await problem(at("/1"))).toBe("none");
    expect(await problem(at("/loop"))).toBe("unreachable");
    expect(await problem(at("/empty"))).toBe("unreachable");
  });

  test("rejects this server without the test permission", async () => {
    shop.page("/p", { body: "Kite" });
    const strict = {
      ...rules,
      mayConnect: createFetchRules({ origin: "", previewTestAddress: null }).mayConnect,
    };
    expect(await problem(at("/p"), HTML_REQUIREMENTS, strict)).toBe("unreachable");
    expect(shop.requests).toEqual([]);
  });
});

describe("DNS rebinding", () => {
  /**
   * Returns fetch settings with a DNS resolver that first returns an allowed address, and later a forbidden address.
   * Both addresses are loopback addresses.
   */
  const turning = () => {
    let asked = 0;
    const its: FetchRules = {
      ...rules,
      resolve: async () => {
        asked += 1;
        return [asked === 1 ? "127.0.0.1" : "127.0.0.2"];
      },
    };
    return { its, asked: () => asked };
  };

  test("connects to the validated address after a single lookup", async () => {
    shop.page("/p", { body: "Kite" });
    const { its, asked } = turning();
    expect((await fetch(named("/p"), HTML_REQUIREMENTS, its)).content.toString()).toBe("Kite");
    expect(asked()).toBe(1);
  });

  test("validates the address again on each redirect", async () => {
    shop.redirect("/turn", "/p");
    const { its, asked } = turning();
    expect(await problem(named("/turn"), HTML_REQUIREMENTS, its)).toBe("unreachable");
    expect(asked()).toBe(2);
    expect(shop.paths()).toEqual(["/turn"]);
  });

  test("validates the address again when connecting", async () => {
    shop.page("/p", { body: "Kite" });
    let asked = 0;
    // Simulates that the check before connecting was bypassed.
    const isFirst = () => {
      asked += 1;
      return asked === 1;
    };
    const fooled: FetchRules = { ...rules, mayConnect: isFirst };
    expect(await problem(named("/p"), HTML_REQUIREMENTS, fooled)).toBe("unreachable");
    expect(shop.requests).toEqual([]);
  });
});

describe("responses other than pages", () => {
  test.each([
    [404, "missing"],
    [410, "missing"],
    [403, "blocked"],
    [429, "blocked"],
    [503, "blocked"],
    [204, "blocked"],
    [300, "blocked"],
  ])("rejects status %i", async (status, expected) => {
    shop.page("/status", { status, body: "" });
    expect(await problem(at("/status"))).toBe(expected);
  });

  test.each(["application/json", "image/png", "text/plain", "application/octet-stream", ""])(
    "rejects type %j",
    async (type) => {
      shop.page("/type", { type, body: "<title>Kite</title>" });
      expect(await problem(at("/type"))).toBe("notAPage");
    },
  );

  test("rejects invalid HTTP, a closed connection, and endless headers", async () => {
    const says = async (words: string | Buffer) => {
      const sockets = new Set<Socket>();
      const server = createServer((socket) => {
        sockets.add(socket);
        socket.on("error", () => undefined);
        socket.end(words);
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const address = server.address();
      const port = address !== null && typeof address === "object" ? address.port : 0;
      const its = { ...rules, mayConnect: (_: string, to: number) => to === port };
      const said = await problem(`http://127.0.0.1:${port}/`, HTML_REQUIREMENTS, its);
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      return said;
    };
    expect(await says("")).toBe("unreachable");
    expect(await says("220 mail.example ESMTP\r\n")).toBe("unreachable");
    expect(await says(randomBytes(1_000))).toBe("unreachable");
    expect(await says(`HTTP/1.1 200 OK\r\n${"x-a: b\r\n".repeat(20_000)}`)).toBe("unreachable");
    expect(
      await says("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"),
    ).toBe("unreachable");
  });

  test("reports a refused connection as unreachable", async () => {
    const closed = await startTestShop();
    await closed.close();
    const its = { ...rules, mayConnect: () => true };
    expect(await problem(`${closed.origin}/`, HTML_REQUIREMENTS, its)).toBe("unreachable");
    // Confirms that the port is free.
    await expect(
      new Promise((_resolve, reject) => connect(closed.port, "127.0.0.1").on("error", reject)),
    ).rejects.toThrow("ECONNREFUSED");
  });
});
