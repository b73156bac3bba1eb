/**
 * Code of the bookmarklet, which runs on a shop's page in the parent's browser. Reads the product's name, price and
 * picture from the page's JSON-LD, and missing values from the Open Graph properties. Opens `addUrl` with the data in
 * the fragment, in a new tab unless the browser blocks tabs. Only reads and navigates, because many shops block
 * scripts. The page at `addUrl` validates the data.
 *
 * The function is serialized, so its body must not use outer variables (rule: add-from-anywhere).
 */
function openAddPage(addUrl: string): void {
  type Node = Record<string, unknown>;
  const shared = new URLSearchParams();
  const add = (key: string, value: unknown, most: number) => {
    if (shared.has(key) || (typeof value !== "string" && typeof value !== "number")) return;
    const text = String(value).trim().slice(0, most);
    if (text !== "") shared.set(key, text);
  };
  const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
  const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
  const parse = (script: Element): unknown => {
    try {
      return JSON.parse(script.textContent ?? "");
    } catch {
      return null;
    }
  };
  /** Returns the products among nested JSON-LD nodes. Visits at most 500 nodes. */
  const findProducts = (): Node[] => {
    const scripts = document.querySelectorAll('script[type^="application/ld+json" i]');
    const nodes: unknown[] = Array.from(scripts).slice(0, 40).map(parse);
    const products: Node[] = [];
    for (let at = 0; at < nodes.length && at < 500; at += 1) {
      const node = nodes[at];
      if (Array.isArray(node)) nodes.push(...node.slice(0, 100));
      else if (isNode(node)) {
        const isProduct = /(^|[/:,])Product(Group)?(,|$)/.test(String(node["@type"]));
        if (isProduct) products.push(node);
        else nodes.push(node["@graph"], node.mainEntity);
      }
    }
    return products;
  };
  const addPrice = (offers: unknown): void => {
    const offer = first(offers);
    if (!isNode(offer)) return;
    const specified = first(offer.priceSpecification);
    add("price", offer.price ?? offer.lowPrice, 40);
    if (isNode(specified)) add("price", specified.price, 40);
    if (shared.has("price")) {
      add("currency", offer.priceCurrency ?? (isNode(specified) && specified.priceCurrency), 3);
    }
  };
  const addImage = (value: unknown): void => {
    const image = first(value);
    const address = first(isNode(image) ? (image.contentUrl ?? image.url) : image);
    if (typeof address !== "string" || address === "") return;
    add("image", new URL(address, document.baseURI).href, 2_048);
  };
  const addMeta = (key: string, name: string, most: number): void => {
    const meta = document.querySelector(`meta[property="${name}"], meta[name="${name}"]`);
    const content = meta?.getAttribute("content");
    if (key === "image") addImage(content);
    else add(key, content, most);
  };

  const { href, origin, pathname } = location;
  add("url", href.length > 2_048 ? origin + pathname : href, 2_048);
  add("title", document.title, 200);
  // Malformed data on the page can throw. If no product name was read, the server reads the page.
  try {
    const products = findProducts();
    const product = products.find(({ offers }) => offers) ?? products[0];
    const variant = first(product?.hasVariant);
    for (const node of [product, variant]) {
      if (!isNode(node)) continue;
      add("name", node.name, 300);
      addPrice(node.offers);
      addImage(node.image);
    }
    addMeta("name", "og:title", 300);
    if (!shared.has("price")) {
      addMeta("price", "product:price:amount", 40);
      addMeta("currency", "product:price:currency", 3);
      addMeta("price", "og:price:amount", 40);
      addMeta("currency", "og:price:currency", 3);
    }
    addMeta("image", "og:image", 2_048);
  } catch {
    // Ignores the error and continues with the data read so far.
  }
  const target = `${addUrl}#${shared}`;
  if (!window.open(target, "_blank")) location.href = target;
}

/** Returns the bookmarklet of an installation, a `javascript:` URL (rule: add-from-anywhere). */
export const createBookmarklet = (origin: string): string =>
  `javascript:${encodeURIComponent(`(${openAddPage})(${JSON.stringify(`${origin}/add`)})`)}`;
