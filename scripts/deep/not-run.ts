/** Exit code of a campaign that could not be run on this machine. */
export const NOT_RUN = 77;
