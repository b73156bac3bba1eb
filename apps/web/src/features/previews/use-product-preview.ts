import {
  completeUrl,
  fetchPreviewInput,
  type ProductPreview,
  type SharedWish,
} from "@giftling/domain";
import { previewLoadError } from "@giftling/messages/wishlist/previews";
import { useRef } from "react";
import { getErrorMessage } from "../../api-error.ts";
import { trpc } from "../../trpc.ts";

export type ProductPreviewData = Extract<ProductPreview, { status: "found" }>;

export type ProductPreviewState = { status: "idle" } | { status: "looking" } | ProductPreview;

/** Returns the complete URL for a typed text, or null if the text is not a valid URL. */
function parseUrl(typed: string): string | null {
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
  const { isPending, data, error, mutate, reset } = trpc.previews.fetch.useMutation();
  const requestedUrl = useRef(parseUrl(start));

  function getState(): ProductPreviewState {
    if (isPending) return { status: "looking" };
    if (error) return { status: "manual", reason: getErrorMessage(error, previewLoadError()) };
    if (data?.status === "manual" && unread) return { ...data, reason: unread };
    return data ?? { status: "idle" };
  }

  return {
    state: getState(),
    product: data?.status === "found" ? data : null,
    /** Fetches the product page at a new URL. Returns false if the URL is unchanged or incomplete. */
    fetchPage(typed: string): boolean {
      const url = parseUrl(typed);
      if (url === requestedUrl.current) return false;
      requestedUrl.current = url;
      if (url === null) {
        reset();
        return false;
      }
      const page = url === known?.url ? known.page : null;
      // TanStack Query calls neither callback after a later request, or after the component was unmounted.
      mutate(
        { url, withPicture, ...(page && { page }) },
        {
          onSuccess: (found) => (found.status === "found" ? onFound(found) : onUnread?.()),
          onError: () => onUnread?.(),
        },
      );
      return true;
    },
  };
}

export type ProductPreviewControls = ReturnType<typeof useProductPreview>;
