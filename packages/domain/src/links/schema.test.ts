import { describe, expect, it, test } from "vitest";
import { isEducationLinkType, PAYMENT_LINK_TYPES, REGISTRY_SERVICES } from "./rules.ts";
import {
  createPaymentLinkInput,
  createRegistryLinkInput,
  getRegistryService,
  updatePaymentLinkInput,
  updateRegistryLinkInput,
} from "./schema.ts";

const link = { kidId: "k", type: "529", label: "529", url: "https://example.com" };
const registry = { kidId: "k", service: "target", label: "Target", url: "https://target.com" };

describe("payment links", () => {
  it("accept the specified types", () => {
    expect(PAYMENT_LINK_TYPES).toEqual([
      "529",
      "esa",
      "venmo",
      "paypal",
      "other",
      "activity",
      "registry",
    ]);
  });

  test.each(PAYMENT_LINK_TYPES)(
    "%s accepts a contribution code only for education savings",
    (type) => {
      const accepts = (contributionCode: string) =>
        createPaymentLinkInput.safeParse({ ...link, type, contributionCode }).success;
      expect(accepts("E-529")).toBe(isEducationLinkType(type));
      expect(accepts("")).toBe(true);
    },
  );

  test.each([
    [1, true],
    [3, true],
    [null, true],
    [0, false],
    [4, false],
    [1.5, false],
    ["1", false],
  ])("validates slot %j: %s", (priorityOrder, expected) => {
    const patch = { id: "x", isPriority: true, priorityOrder };
    expect(createPaymentLinkInput.safeParse({ ...link, priorityOrder }).success).toBe(expected);
    expect(updatePaymentLinkInput.safeParse(patch).success).toBe(expected);
    expect(updateRegistryLinkInput.safeParse(patch).success).toBe(expected);
  });

  it("require a label and a URL", () => {
    const paths = createPaymentLinkInput
      .safeParse({ ...link, label: " ", url: "javascript:alert(1)" })
      .error?.issues.map(({ path }) => path.join("."));
    expect(paths).toEqual(["label", "url"]);
    expect(updatePaymentLinkInput.safeParse({ id: "x", url: "" }).success).toBe(false);
  });
});

describe("registry links", () => {
  test.each(REGISTRY_SERVICES)("accept the service %s", (service) => {
    expect(createRegistryLinkInput.safeParse({ ...registry, service }).success).toBe(true);
  });

  test.each([120, 121])("validate a label of %i characters", (length) => {
    const label = "x".repeat(length);
    expect(createRegistryLinkInput.safeParse({ ...registry, label }).success).toBe(length === 120);
  });
});

test("derives a registry's service from its URL", () => {
  const known: [string, string | null][] = [
    ["https://www.babylist.com/list/emma", "babylist"],
    ["https://www.amazon.co.uk/wedding/emma", "amazon"],
    ["https://smile.amazon.com/registry/1", "amazon"],
    ["https://target.com/gift-registry/1", "target"],
    ["https://amazon.shop.example/registry", null],
    ["https://other.com/list", null],
    ["not an address", null],
  ];
  for (const [url, service] of known) expect(getRegistryService(url), url).toBe(service);
});
