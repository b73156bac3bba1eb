import { Fragment, type ReactNode } from "react";

/** Renders short texts in one line, such as "for Emma · $30 · from Rose". Empty texts are omitted. */
export const InlineTextList = ({ of }: { of: readonly ReactNode[] }) =>
  of.filter(Boolean).map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && " · "}
      {fact}
    </Fragment>
  ));
