/** Result of one check of `giftling doctor`. `detail` and `action` contain no secrets. */
export type DoctorFinding =
  | { state: "OK" | "not configured"; detail: string }
  | { state: "fault"; detail: string; action: string };

export const createOkFinding = (detail: string): DoctorFinding => ({ state: "OK", detail });

export const createNotConfiguredFinding = (detail: string): DoctorFinding => ({
  state: "not configured",
  detail,
});

export const createFaultFinding = (detail: string, action: string): DoctorFinding => ({
  state: "fault",
  detail,
  action,
});

/** Returns the codes of an error and its causes, such as "ECONNREFUSED". Omits messages, which can contain secrets. */
export function describeError(error: unknown): string {
  const codes: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") codes.push(at.code);
  }
  return [...new Set(codes)].join(", ") || (error instanceof Error ? error.name : "unknown error");
}
