/** Result of one check of `giftling doctor`. `detail` and `action` contain no secrets. */
export type DoctorCheckResult =
  | { state: "OK" | "not configured"; detail: string }
  | { state: "fault"; detail: string; action: string };

export const createOkResult = (detail: string): DoctorCheckResult => ({ state: "OK", detail });

export const createNotConfiguredResult = (detail: string): DoctorCheckResult => ({
  state: "not configured",
  detail,
});

export const createFaultResult = (detail: string, action: string): DoctorCheckResult => ({
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
