import { Fragment, type ReactNode } from "react";

/** What is known of something, in one line: "for Emma · $30 · from Rose". What is null or empty is left out. */
export const Facts = ({ of }: { of: readonly ReactNode[] }) =>
  of.filter(Boolean).map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && " · "}
      {fact}
    </Fragment>
  ));
