import { useState } from "react";

/** State of the latest API call: not yet called, pending, failed or done. */
type CallState = { isPending: boolean; isDone: boolean; error: unknown };
const IDLE: CallState = { isPending: false, isDone: false, error: null };

/**
 * Returns a function `run` that calls the API, and the state of the latest call. `run` resolves or rejects with the
 * outcome of the call.
 */
export function useApiCall<Args extends unknown[], Answer>(
  call: (...args: Args) => Promise<Answer>,
) {
  const [state, setState] = useState(IDLE);
  async function run(...args: Args): Promise<Answer> {
    setState({ ...IDLE, isPending: true });
    try {
      const answer = await call(...args);
      setState({ ...IDLE, isDone: true });
      return answer;
    } catch (error) {
      setState({ ...IDLE, error });
      throw error;
    }
  }
  return { ...state, run, reset: () => setState(IDLE) };
}
