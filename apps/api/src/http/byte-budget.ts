import { AppError } from "../core/errors/app-error.ts";

/** Retry-After in seconds for a request that gets no bytes of the budget in time. */
const RETRY_AFTER = 5;

type ByteBudgetLimits = {
  /** Maximum total number of leased bytes. */
  capacity: number;
  /** Part of the capacity that is reserved for one lease at a time. Must be at least the maximum size of a lease. */
  reserve: number;
  /** Maximum time in milliseconds that a request waits for bytes of the budget. */
  waitMs: number;
};

export type ByteLease = {
  /** Resolves when `bytes` more bytes are granted. Rejects with UNAVAILABLE after the maximum wait. */
  take(bytes: number): Promise<void>;
  /** Releases all bytes of the lease. Idempotent. */
  release(): void;
};

type ByteHolder = { shared: number };
type PendingRequest = {
  holder: ByteHolder;
  bytes: number;
  grant(): void;
  refuse(error: AppError): void;
};

/**
 * Creates a byte budget from which leases take bytes in steps. When the shared part is exhausted, the longest-waiting
 * lease gets the reserve until that lease is released. Leases never deadlock, because the lease with the reserve can
 * always finish.
 */
export function createByteBudget({ capacity, reserve, waitMs }: ByteBudgetLimits): {
  lease(): ByteLease;
} {
  const pending = new Set<PendingRequest>();
  let free = capacity - reserve;
  let reserveHolder: ByteHolder | null = null;

  /** Grants bytes to the pending requests that fit in the budget, in order of arrival. */
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
      const request: PendingRequest = {
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
