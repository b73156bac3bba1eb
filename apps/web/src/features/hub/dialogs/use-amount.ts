import { contributionAmountSchema } from "@giftling/domain";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/** What a person typed as dollars: "25", "$1,200.50". NaN when it is no amount. */
export function typedDollars(typed: string): number {
  const text = typed.trim().replace(/^\$\s*/, "");
  const plain = text.replace(/^(\d{1,3}(,\d{3})+)(?=\.|$)/, (whole) => whole.replaceAll(",", ""));
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

/** An amount that is chosen from chips or typed: above $0 and at most $10,000 (rule: money-amounts). */
export function useAmount(first: number | null) {
  const [choice, setChoice] = useState<number | "other" | null>(first);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  return {
    choice,
    typed,
    problem,
    input,
    choose: (next: number | "other") => {
      setChoice(next);
      setProblem(null);
    },
    type: (next: string) => {
      setTyped(next);
      setProblem(null);
    },
    /** The amount in dollars, or null after saying what is wrong with it. */
    read: (): number | null => {
      const dollars = typeof choice === "number" ? choice : typedDollars(typed);
      const parsed = contributionAmountSchema.safeParse(dollars);
      if (parsed.success) return parsed.data;
      // The field for it must be there before it can have the focus.
      flushSync(() => {
        setChoice("other");
        setProblem(
          Number.isNaN(dollars)
            ? "Enter an amount in dollars."
            : (parsed.error.issues[0]?.message ?? "Enter an amount in dollars."),
        );
      });
      input.current?.focus();
      return null;
    },
  };
}

export type AmountState = ReturnType<typeof useAmount>;
