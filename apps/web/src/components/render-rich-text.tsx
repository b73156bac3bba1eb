import { Fragment, type ReactNode } from "react";

/** Returns a message with React elements in place of its placeholders, such as `parts.gift` for `{gift}`. */
export const renderRichText = (
  message: string,
  parts: Readonly<Record<string, ReactNode>>,
): ReactNode =>
  message
    .split(/\{(\w+)\}/)
    .map((piece, index) =>
      index % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>,
    );
