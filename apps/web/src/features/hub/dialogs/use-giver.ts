import { PURCHASER_REQUIRED } from "@giftling/domain";
import { useRef, useState } from "react";
import { showToast } from "../../../components/toast/toast.ts";
import { supporterName } from "../memory/supporter-memory.ts";

/** The name fields of a dialog; the name that this browser gave last stands there already. */
export function useGiver() {
  const [name, setName] = useState(supporterName);
  const [isAnonymous, setAnonymous] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  return {
    name,
    isAnonymous,
    isMissing,
    input,
    changeName: (typed: string) => {
      setName(typed);
      setMissing(false);
    },
    changeAnonymous: (checked: boolean) => {
      setAnonymous(checked);
      setMissing(false);
    },
    /** The giver, or null after saying what is missing (rule: purchase-dialog). */
    read: (): { name: string | null } | null => {
      if (isAnonymous) return { name: null };
      const typed = name.trim();
      if (typed !== "") return { name: typed };
      setMissing(true);
      input.current?.focus();
      showToast({ title: "Name required", message: PURCHASER_REQUIRED, tone: "error" });
      return null;
    },
  };
}

export type GiverState = ReturnType<typeof useGiver>;
