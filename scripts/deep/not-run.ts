/** Exit code of a check that could not be run on this machine. */
export const NOT_RUN_EXIT_CODE = 77;
