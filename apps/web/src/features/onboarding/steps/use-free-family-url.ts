import { suggestFamilyUrl } from "@giftling/domain";
import { trpc } from "../../../trpc.ts";

/**
 * Returns a function that suggests a free family URL for a last name. The function resolves with an empty string if no
 * URL is free. If the check fails, the function resolves with an unchecked URL, because the Next button checks the URL
 * again (rule: family-url-suggested).
 */
export function useFreeFamilyUrl(): (lastName: string) => Promise<string> {
  const utils = trpc.useUtils();
  return async (lastName) => {
    const familyUrl = suggestFamilyUrl(lastName);
    if (familyUrl === "") return "";
    try {
      const { isFree, suggestion } = await utils.account.addressFree.fetch({ familyUrl });
      return isFree ? familyUrl : (suggestion ?? "");
    } catch {
      return familyUrl;
    }
  };
}
