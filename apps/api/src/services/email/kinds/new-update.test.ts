import { expect, test } from "vitest";
import { createUpdateMailSubject } from "./new-update.tsx";

test.each([
  ["Emma", "First tooth", "Emma: First tooth"],
  ["Emma", "Emma lost a tooth", "Emma lost a tooth"],
  ["Emma", "A tooth, and a proud EMMA!", "A tooth, and a proud EMMA!"],
  ["Emma", "Emma’s first day", "Emma’s first day"],
  ["Al", "All well again", "Al: All well again"],
  ["Ana María", "¡Ana María ya camina!", "¡Ana María ya camina!"],
  ["Ana María", "Ana ya camina", "Ana María: Ana ya camina"],
  ["🙂", "A smile", "🙂: A smile"],
])(
  "is the title, prefixed with the name %s unless it contains the name: %s",
  (name, title, subject) => {
    expect(createUpdateMailSubject(name, title)).toBe(subject);
  },
);
