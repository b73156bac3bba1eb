import { completeWebAddress, fetchPreviewInput, type ProductPreview } from "@giftling/domain";
import { previewLoadError } from "@giftling/messages/wishlist/previews";
import { useEffect, useRef, useState } from "react";
import { getErrorMessage, trpc } from "../../trpc.ts";

/** Product data found on a page. */
export type ProductPreviewData = Extract<ProductPreview, { status: "found" }>;

export type ProductPreviewState = { status: "idle" } | { status: "looking" } | ProductPreview;

const IDLE: ProductPreviewState = { status: "idle" };

/** Returns the complete URL of a typed text, or null while the text is incomplete. */
function addressIn(typed: string): string | null {
  const parsed = fetchPreviewInput.safeParse({ url: completeWebAddress(typed) });
  return parsed.success ? parsed.data.url : null;
}

/**
 * Returns the state of a product's page, which is fetched when a parent enters its URL, and the function that fetches it.
 * Calls `onFound` once for each page with data, and `onUnread` for each page without data. `unread` replaces the reason
 * shown for a page without data. Saves nothing. `start` is the form's initial URL, which is not fetched.
 */
export function useProductPreview({
  start,
  withPicture,
  unread,
  onFound,
  onUnread,
}: {
  start: string;
  withPicture: boolean;
  unread?: string | undefined;
  onFound: (product: ProductPreviewData) => void;
  onUnread?: () => void;
}) {
  const { mutateAsync } = trpc.previews.fetch.useMutation();
  const [look, setLook] = useState<ProductPreviewState>(IDLE);
  // URL of the latest request. A response to an earlier request, or after the dialog was closed, is ignored.
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
      answer = await mutateAsync({ url, withPicture });
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
    /** Fetches the page of a new URL. Returns false when the URL is unchanged or incomplete. */
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
