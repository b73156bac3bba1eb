import { describe, expect, test } from "vitest";
import { isPublicAddress } from "./addresses.ts";

describe("isPublicAddress", () => {
  test.each([
    "8.8.8.8",
    "93.184.215.14",
    "172.15.255.255",
    "172.32.0.1",
    "100.63.255.255",
    "100.128.0.1",
    "2606:4700::6810:84e5",
    "2a00:1450:4001:80e::200e",
    "::ffff:8.8.8.8",
    "64:ff9b::808:808",
  ])("returns true for %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ["unspecified", ["0.0.0.0", "0.1.2.3", "::"]],
    ["loopback", ["127.0.0.1", "127.255.255.254", "::1"]],
    ["private", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12::1"]],
    ["link-local", ["169.254.0.1", "fe80::1", "fe80::1%eth0", "febf::1"]],
    ["metadata", ["169.254.169.254", "fd00:ec2::254", "100.100.100.200", "168.63.129.16"]],
    ["carrier-grade NAT", ["100.64.0.1", "100.127.255.255"]],
    ["multicast and broadcast", ["224.0.0.1", "239.1.1.1", "255.255.255.255", "ff02::1"]],
    ["reserved", ["192.0.0.192", "198.18.0.1", "240.0.0.1", "100::1", "5f00::1", "fec0::1"]],
    ["documentation", ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"]],
    ["mapped", ["::ffff:127.0.0.1", "::ffff:a9fe:a9fe", "::ffff:10.0.0.1", "::ffff:0:127.0.0.1"]],
    ["IPv4-compatible", ["::127.0.0.1", "::a9fe:a9fe", "::8.8.8.8"]],
    ["NAT64", ["64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b::a00:1", "64:ff9b:1::808:808"]],
    ["6to4 and Teredo", ["2002:7f00:1::", "2002:808:808::1", "2001:0:7f00:1::1"]],
    ["no address", ["", "localhost", "127.1.1.1.1", "[::1]", "8.8.8.8:80"]],
  ])("returns false for %s", (_kind, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
