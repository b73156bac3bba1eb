import { extractVisibleText } from "./page-metadata.ts";

type JsonLdProduct = {
  name: string | null;
  amount: string | number | null;
  currency: string | null;
  images: readonly string[];
  description: string | null;
};

type Node = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 8;
const MAX_NODES = 2_000;
const MAX_IMAGES = 3;
const PRODUCT =
  /^(?:https?:\/\/schema\.org\/|schema:)?(?:Product|ProductGroup|ProductModel|IndividualProduct)$/i;
/** Pattern of the schema.org price types that shops show crossed out. */
const LIST_PRICE = /(?:List|Strikethrough|MSRP|Regular)Price$/i;

/** Returns a page's first named product, preferably with a price. Returns null if no product has a name. */
export function findJsonLdProduct(scripts: readonly string[]): JsonLdProduct | null {
  const budget = { nodes: MAX_NODES };
  const products = scripts
    .flatMap((script) => productNodes(parseLoosely(script), budget, 0))
    .map(getFacts)
    .filter((product) => product.name !== null);
  return products.find((product) => product.amount !== null) ?? products[0] ?? null;
}

/** Parses JSON, even inside a comment or CDATA or with raw line breaks in strings. Returns undefined if invalid. */
function parseLoosely(script: string): unknown {
  const start = script.search(/[{[]/);
  const end = Math.max(script.lastIndexOf("}"), script.lastIndexOf("]"));
  try {
    return JSON.parse(script.slice(start, end + 1).replaceAll(/\p{Cc}/gu, " "));
  } catch {
    return undefined;
  }
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

const getList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/**
 * Returns the products at the top level of JSON-LD, in a graph, in lists, or as main entity. Ignores other products.
 */
function productNodes(value: unknown, budget: { nodes: number }, depth: number): Node[] {
  budget.nodes -= 1;
  if (depth > MAX_DEPTH || budget.nodes < 0) return [];
  if (Array.isArray(value)) {
    return value
      .slice(0, MAX_NODES)
      .flatMap((part: unknown) => productNodes(part, budget, depth + 1));
  }
  if (!isNode(value)) return [];
  if (hasType(value, PRODUCT)) return [value];
  return [value["@graph"], value.mainEntity].flatMap((part) =>
    productNodes(part, budget, depth + 1),
  );
}

function hasType(node: Node, type: RegExp): boolean {
  const types = getList(node["@type"]).slice(0, 10);
  return types.some((name) => typeof name === "string" && type.test(name));
}

function getFacts(product: Node): JsonLdProduct {
  const variant = getList(product.hasVariant).find(isNode);
  const price = getPrice(product.offers, 0) ?? getPrice(variant?.offers, 0);
  const images = listImages(product.image);
  return {
    name: textIn(product.name),
    amount: price?.amount ?? null,
    currency: price?.currency ?? null,
    images: images.length > 0 ? images : listImages(variant?.image),
    description: textIn(product.description),
  };
}

/** Returns the plain text of a JSON-LD value: a string, a language-tagged string, or the first item of a list. */
function textIn(value: unknown): string | null {
  const first = Array.isArray(value) ? value[0] : value;
  const text = isNode(first) ? first["@value"] : first;
  if (typeof text === "number") return String(text);
  const plain = typeof text === "string" ? extractVisibleText(text.slice(0, 20_000)).trim() : "";
  return plain === "" ? null : plain;
}

type Price = { amount: string | number; currency: string | null };

/** Returns the price of the first offer with a price. Uses the lowest price of an aggregate offer. */
function getPrice(offers: unknown, depth: number): Price | null {
  if (depth > 4) return null;
  for (const offer of getList(offers).slice(0, 50)) {
    if (!isNode(offer)) continue;
    const amount = [offer.price, offer.lowPrice].find(isAmount);
    if (amount !== undefined) return { amount, currency: textIn(offer.priceCurrency) };
    const specifications = getList(offer.priceSpecification).filter(
      (part) => isNode(part) && !hasType(part, LIST_PRICE) && !isListPrice(part),
    );
    const inner = getPrice(specifications, depth + 1) ?? getPrice(offer.offers, depth + 1);
    if (inner) return { ...inner, currency: inner.currency ?? textIn(offer.priceCurrency) };
  }
  return null;
}

const isListPrice = (node: Node) =>
  typeof node.priceType === "string" && LIST_PRICE.test(node.priceType);

const isAmount = (value: unknown): value is string | number =>
  typeof value === "number" || (typeof value === "string" && /[1-9]/.test(value));

/** Returns the URLs of pictures. Each picture is a string or an object with a URL. */
function listImages(image: unknown): string[] {
  return getList(image)
    .slice(0, MAX_IMAGES)
    .map((part) => (isNode(part) ? (part.contentUrl ?? part.url) : part))
    .map((part): unknown => (Array.isArray(part) ? part[0] : part))
    .filter((part): part is string => typeof part === "string" && part.trim() !== "");
}
