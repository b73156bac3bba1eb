import {
  completeUrl,
  fetchPreviewInput,
  type ProductPreview,
  type SharedWish,
} from "@giftling/domain";
import { previewLoadError } from "@giftling/messages/wishlist/previews";
import { useEffect, useRef, useState } from "react";
import { getErrorMessage } from "../../api-error.ts";
import { trpc } from "../../trpc.ts";

export type ProductPreviewData = Extract<ProductPreview, { status: "found" }>;

export type ProductPreviewState = { status: "idle" } | { status: "looking" } | ProductPreview;

const IDLE: ProductPreviewState = { status: "idle" };

/** Returns the complete URL for a typed text, or null if the text is not a valid URL. */
function addressIn(typed: string): string | null {
  const parsed = fetchPreviewInput.safeParse({ url: completeUrl(typed) });
  return parsed.success ? parsed.data.url : null;
}

/**
 * Returns the preview of a product's page and a function that fetches a page. Calls `onFound` for a page with product
 * data, and `onUnread` otherwise. `unread` replaces the server's message for a page without product data. `start` is
 * the form's initial URL, which is not fetched. `known` is product data that the parent's browser read from the page.
 */
export function useProductPreview({
  start,
  withPicture,
  known,
  unread,
  onFound,
  onUnread,
}: {
  start: string;
  withPicture: boolean;
  known?: Pick<SharedWish, "url" | "page"> | undefined;
  unread?: string | undefined;
  onFound: (product: ProductPreviewData) => void;
  onUnread?: () => void;
}) {
  const { mutateAsync } = trpc.previews.fetch.useMutation();
  const [look, setLook] = useState<ProductPreviewState>(IDLE);
  // URL of the latest request. Responses to earlier requests, and responses after the dialog has closed, are ignored.
  const asked = useRef<string | null>(addressIn(start));
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function fetchPage(url: string) {
    setLook({ status: "looking" });
    let answer: ProductPreview;
    try {
      const page = url === known?.url ? known.page : null;
      answer = await mutateAsync({ url, withPicture, ...(page && { page }) });
      if (answer.status === "manual" && unread) answer = { ...answer, reason: unread };
    } catch (error) {
      answer = { status: "manual", reason: getErrorMessage(error, previewLoadError()) };
    }
    if (asked.current !== url || !isOpen.current) return;
    setLook(answer);
    if (answer.status === "found") onFound(answer);
    else onUnread?.();
  }

  return {
    look,
    product: look.status === "found" ? look : null,
    /** Fetches the product page at a new URL. Returns false if the URL is unchanged or incomplete. */
    lookAt(typed: string): boolean {
      const url = addressIn(typed);
      if (url === asked.current) return false;
      asked.current = url;
      if (url === null) setLook(IDLE);
      else void fetchPage(url);
      return url !== null;
    },
  };
}

export type ProductPreviewControls = ReturnType<typeof useProductPreview>;
