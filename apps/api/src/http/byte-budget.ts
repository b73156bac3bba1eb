import { AppError } from "../errors/app-error.ts";

/** Seconds after which a refused client may try again. */
const RETRY_AFTER = 5;

type ByteBudgetLimits = {
  /** Most bytes that all users hold together. */
  capacity: number;
  /** Part of the capacity that one user at a time may hold alone. At least as large as what one user ever takes. */
  reserve: number;
  /** Longest wait for bytes in milliseconds. */
  waitMs: number;
};

/** The bytes that one user holds. */
export type ByteLease = {
  /**
   * Resolves when so many more bytes are this user's. Rejects with UNAVAILABLE (503, with Retry-After) when the wait is too
   * long, and with BAD_REQUEST when the lease is released meanwhile.
   */
  take(bytes: number): Promise<void>;
  /** Gives all bytes back. Can be called again without effect. */
  release(): void;
};

type ByteHolder = { shared: number };
type PendingTake = {
  holder: ByteHolder;
  bytes: number;
  grant(): void;
  refuse(error: AppError): void;
};

/**
 * Creates a budget of bytes that users take piece by piece. When the shared part is used up, the user who waits longest gets the
 * reserve until it releases its lease: it can always finish, so users who each hold a part never block each other.
 */
export function createByteBudget({ capacity, reserve, waitMs }: ByteBudgetLimits): {
  lease(): ByteLease;
} {
  const pending = new Set<PendingTake>();
  let free = capacity - reserve;
  let reserveHolder: ByteHolder | null = null;

  /** Grants what fits, in the order in which it was asked for. */
  function grantNext(): void {
    for (const take of pending) {
      if (take.holder !== reserveHolder && take.bytes <= free) {
        free -= take.bytes;
        take.holder.shared += take.bytes;
      } else {
        reserveHolder ??= take.holder;
        if (take.holder !== reserveHolder) continue;
      }
      take.grant();
    }
  }

  function take(holder: ByteHolder, bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        pending.delete(request);
      };
      const request: PendingTake = {
        holder,
        bytes,
        grant() {
          end();
          resolve();
        },
        refuse(error) {
          end();
          reject(error);
        },
      };
      const timer = setTimeout(
        () => request.refuse(new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER })),
        waitMs,
      );
      pending.add(request);
      grantNext();
    });
  }

  return {
    lease() {
      const holder: ByteHolder = { shared: 0 };
      return {
        take: (bytes) => take(holder, bytes),
        release() {
          for (const request of pending) {
            if (request.holder === holder) request.refuse(new AppError("BAD_REQUEST"));
          }
          free += holder.shared;
          holder.shared = 0;
          if (reserveHolder === holder) reserveHolder = null;
          grantNext();
        },
      };
    },
  };
}
