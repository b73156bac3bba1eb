import { notFound } from "@tanstack/react-router";
import { isNotFound } from "../../api-error.ts";

/** Data of a page, or the error of the failed request. */
export type PageData<Data> = { data: Data; failure?: never } | { data: null; failure: unknown };

/**
 * Resolves with the page's data or the request's error. Throws the router's `notFound()` if the server responds with
 * NOT_FOUND.
 */
export async function loadPageData<Data>(read: Promise<Data>): Promise<PageData<Data>> {
  try {
    return { data: await read };
  } catch (failure) {
    if (isNotFound(failure)) throw notFound();
    return { data: null, failure };
  }
}
