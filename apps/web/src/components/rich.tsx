import { Fragment, type ReactNode } from "react";

/** A message with elements in it: each language puts them where it wants. `{gift}` in it is where `parts.gift` stands. */
export const rich = (message: string, parts: Readonly<Record<string, ReactNode>>): ReactNode =>
  message
    .split(/\{(\w+)\}/)
    .map((piece, index) =>
      index % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>,
    );
