import { type ReactNode, useState } from "react";
import { share } from "./share.ts";
import { showToast } from "./toast.ts";
import { usePart } from "./use-part.ts";

// Only a browser that can neither share nor copy ever needs it.
const loadAddressDialog = () => import("./address-dialog.tsx");

/**
 * Shares natively, else copies, else shows the address selected, so that nobody leaves without it.
 * `fallback` is to be rendered where it outlives the control that shares.
 */
export function useShare(
  title: string,
  url?: string,
): { onShare: () => Promise<void>; fallback: ReactNode } {
  const [address, setAddress] = useState<{ href: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { Part: AddressDialog } = usePart(loadAddressDialog, address);
  const onShare = async () => {
    const shared = url ?? window.location.href;
    const outcome = await share(title, shared);
    if (outcome === "copied") showToast({ title: "Link copied", message: "Paste it anywhere." });
    if (outcome !== "failed") return;
    setAddress({ href: shared });
    setOpen(true);
  };
  const fallback =
    AddressDialog === null || address === null ? null : (
      <AddressDialog isOpen={isOpen} address={address.href} onClose={() => setOpen(false)} />
    );
  return { onShare, fallback };
}
